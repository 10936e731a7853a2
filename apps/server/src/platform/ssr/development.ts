import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import type { WebApp } from './web-build.ts';

export interface Development {
  web: WebApp;
  /** Lets Vite serve the web app's sources; call it before any route exists. */
  serveSources: (app: FastifyInstance) => Promise<void>;
}

/** The web app straight from its sources in `folder`, with changes shown while it runs. */
export async function developWebApp(folder: string): Promise<Development> {
  const { createServer } = await import('vite');
  let vite: ViteDevServer | undefined;
  return {
    web: {
      load: async () =>
        (await vite?.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
      assets: undefined,
    },
    async serveSources(app) {
      const server = await createServer({
        root: folder,
        server: { middlewareMode: true, hmr: { server: app.server } },
      });
      vite = server;
      await app.register(middie);
      app.use(server.middlewares);
      app.addHook('onClose', () => server.close());
    },
  };
}
