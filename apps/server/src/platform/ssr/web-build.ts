import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouterContext, ServerBuild } from 'react-router';
import type { Client } from '@manemitra/contract/client';
import { StartFailure } from '#server/platform/start-failure.ts';

/**
 * Exports of the web app's own bundle: only these key instances find what we put into a request's context, and it knows
 * things about its responses.
 */
export interface FromWebApp {
  apiContext: RouterContext<Client>;
  nonceContext: RouterContext<string | undefined>;
  publicUrlContext: RouterContext<string | undefined>;
  offlinePagesContext: RouterContext<boolean>;
  socialLinksContext: RouterContext<readonly string[]>;
  /** The text of a page that has it already. */
  textOf: (response: Response) => string | undefined;
}

export interface WebApp {
  /** The server build; in development it is loaded again for each page. */
  load: () => Promise<ServerBuild>;
  /** The folder with what browsers load, or undefined in development. */
  assets: string | undefined;
}

/** The built web app in `folder` (`apps/web/build`), or a `StartFailure` when it was not built. */
export async function loadWebBuild(folder: string): Promise<WebApp> {
  const entry = path.join(folder, 'server', 'index.js');
  if (!fs.existsSync(entry)) {
    throw new StartFailure(
      `The web app is not built (${entry} is missing): run "npm run build", or "npm start", which does it when needed.`,
    );
  }
  process.env.NODE_ENV ??= 'production'; // oxlint-disable-line node/no-process-env -- React reads it there when it is first imported
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  return { load: async () => build, assets: path.join(folder, 'client') };
}

/** The exports of the build's `entry.server`. */
export function fromWebApp(build: ServerBuild): FromWebApp {
  return build.entry.module as unknown as FromWebApp;
}
