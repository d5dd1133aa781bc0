/** What is said to people who cannot see it: one polite region for the whole page. */

class Announcer {
  text = $state('');
  private isOdd = false;

  /** Say something. The same words twice are said twice. */
  say = (text: string): void => {
    this.isOdd = !this.isOdd;
    this.text = this.isOdd ? `${text}\u00a0` : text;
  };
}

export const announcer = new Announcer();
