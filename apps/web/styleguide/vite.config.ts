import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { mapTiles } from '../map-tiles.ts';

const product = `http://localhost:${process.env['PORT'] ?? 3000}`;

/** The styleguide is an entry of its own, which the product's build does not know. Pictures come from the product. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/styleguide/',
  publicDir: false,
  plugins: [tailwindcss(), mapTiles()],
  server: { open: true, proxy: { '^/(?!styleguide/)': product } },
  // Small files stay files, as in the product.
  build: { assetsInlineLimit: 0 },
});
