import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { mapTiles } from './map-tiles.ts';
import { rootStyleOnce } from './root-style-once.ts';
import { scriptGroups } from './script-groups.ts';
import { serviceWorker } from './service-worker-build.ts';

/** The router's package hands out a build that warns of wrong use; who looks for a home is not meant. */
const routerWithoutWarnings: Plugin = {
  name: 'router-without-warnings',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/development\// },
    handler: (code) => code.replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false'),
  },
};

const drawnIcon = fileURLToPath(new URL('app/ui/icons/drawn-icon.ts', import.meta.url));

/** Signs are made by `drawn-icon.ts`, which says why. */
const drawnIcons: Plugin = {
  name: 'drawn-icons',
  apply: 'build',
  load: {
    filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
    handler: () => `export { drawnIcon as default } from ${JSON.stringify(drawnIcon)};`,
  },
};

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    routerWithoutWarnings,
    drawnIcons,
    mapTiles(),
    scriptGroups(),
    rootStyleOnce(),
    serviceWorker(),
  ],
  // The content security policy allows no `data:` fonts, so small files stay files.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Our modules do nothing by being imported, so what a feature's `public.ts` offers costs only whom uses it.
      treeshake: {
        moduleSideEffects: [{ test: /\/apps\/web\/app\/.*\.tsx?$/, sideEffects: false }],
      },
    },
  },
  // Icon and widget packages are slow to load unbundled, and our own packages are TypeScript sources.
  ssr: { noExternal: ['lucide-react', 'radix-ui', /^@radix-ui\//, /^@manemitra\//] },
});
