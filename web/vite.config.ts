import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/formspiel/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // The server's policy allows files of its own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    environment: 'happy-dom',
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // A test that hangs is ended; how fast a machine is, is not what is tested.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
