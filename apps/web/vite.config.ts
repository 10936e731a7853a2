import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
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

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), routerWithoutWarnings, scriptGroups(), serviceWorker()],
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
