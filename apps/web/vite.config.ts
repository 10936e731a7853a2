import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { scriptGroups } from './script-groups.ts';
import { serviceWorker } from './service-worker-build.ts';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), scriptGroups(), serviceWorker()],
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
