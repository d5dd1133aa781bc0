/**
 * SHA-256 of up to 55 bytes. The browser's own is there only where the page came by TLS or from
 * this machine, and friends at home are told an address without either.
 */

const LONGEST = 55;

/** The first 32 binary digits of the fraction of a number. */
const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32) >>> 0;

const PRIMES = Array.from({ length: 310 }, (_, index) => index + 2).filter(
  (number, _, all) => !all.some((less) => less < number && number % less === 0),
);
const START = PRIMES.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)));
const CONSTANTS = PRIMES.slice(0, 64).map((prime) => fraction(prime ** (1 / 3)));

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The digest in hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  if (bytes.length > LONGEST) throw new RangeError('too long for one block');
  const block = new DataView(new ArrayBuffer(64));
  bytes.forEach((byte, index) => block.setUint8(index, byte));
  block.setUint8(bytes.length, 0x80);
  block.setUint32(60, bytes.length * 8);

  const words = Array.from({ length: 16 }, (_, index) => block.getUint32(index * 4));
  const at = (index: number) => words[index] ?? 0;
  for (let index = 16; index < 64; index += 1) {
    const [near, far] = [at(index - 2), at(index - 15)];
    const small = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const large = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words.push((at(index - 16) + small + at(index - 7) + large) >>> 0);
  }

  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = START;
  CONSTANTS.forEach((constant, index) => {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + constant + at(index);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  });
  return [a, b, c, d, e, f, g, h]
    .map((word, index) => ((word + (START[index] ?? 0)) >>> 0).toString(16).padStart(8, '0'))
    .join('');
}
