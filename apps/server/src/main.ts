import path from 'node:path';
import { createApp, type App } from './app.ts';
import { readConfig, requirePublicUrl, strangeSettings, type Config } from './config.ts';
import { createFirstAccounts, type FirstAdmin } from './features/accounts/first-accounts.ts';
import { unreadMailWarning } from './features/messages/public.ts';
import { warmSearch } from './features/search/public.ts';
import { fillDatabase } from './fill-database.ts';
import { openDatabase } from './open-database.ts';
import { startJobs, type JobRunner } from './platform/jobs/run-jobs.ts';
import { letConnectionsEnd, listen } from './platform/listen.ts';
import { listenForMetrics } from './platform/metrics/serve-metrics.ts';
import { runProgram, untilToldToStop } from './platform/run-program.ts';
import { developWebApp } from './platform/ssr/development.ts';
import { loadWebBuild } from './platform/ssr/web-build.ts';
import { todayInBengaluru } from './today.ts';

const WEB_APP = path.resolve(import.meta.dirname, '../../web');
const isDevelopment = process.argv.includes('--development');
const endWith = process.argv.find((argument) => argument.startsWith('--end-with='))?.split('=')[1];

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function serve(): Promise<number> {
  const config = readConfig();
  for (const line of strangeSettings()) say(`Warning: ${line}`);
  requirePublicUrl(config);
  const development = isDevelopment ? await developWebApp(WEB_APP) : undefined;
  const web = development?.web ?? (await loadWebBuild(path.join(WEB_APP, 'build')));

  const database = await openDatabase(config, say, config);
  try {
    // Killed in here, nothing is lost: each batch is whole or absent, and PostgreSQL is told to end.
    await fillDatabase(config, database, say);
    const admin = await createFirstAccounts(database.db, {
      adminPassword: config.adminPassword,
      withDemonstration: config.demonstrationCatalogue,
    });
    const { app, jobs, readiness, metrics, close } = await createApp(config, {
      db: database.db,
      jobsDb: database.jobsDb,
      queries: database.queries,
      web,
      isDevelopment,
      say,
      ...(development ? { beforeRoutes: development.serveSources } : {}),
    });
    const address = await listen(app, config);
    const metricsServer =
      metrics && config.metrics.address
        ? await listenForMetrics(metrics, {
            host: config.metrics.address.host ?? config.host,
            port: config.metrics.address.port,
          })
        : undefined;
    const runner = config.jobs
      ? await startJobs({
          address: database.address,
          table: jobs,
          report: (message) => app.log.error({ message }, 'a background job failed'),
        })
      : undefined;
    greet(config.publicUrl ?? address, admin);
    const unread = await unreadMailWarning(database.db, config.staffEmail);
    if (unread !== undefined) say(`\nWarning: ${unread}`);
    warmSearch(database.db, todayInBengaluru()).catch((err: unknown) =>
      app.log.warn({ err }, 'what searches run on could not be read; the first search tries again'),
    );
    await untilToldToStop({ endWith: endWith === undefined ? undefined : Number(endWith) });
    await stop({ config, readiness, app, close, runner });
    metricsServer?.close();
  } finally {
    await Promise.race([database.close(), after(config.stopping.closeMs)]);
  }
  return 0;
}

/**
 * First not ready, so that a load balancer turns to others; then no new connections; then the end. What is in hand is
 * finished, and jobs that take too long go back to the queue for another process.
 */
async function stop({ config, readiness, app, close, runner }: Running): Promise<void> {
  const { drainMs, closeMs } = config.stopping;
  readiness.drain();
  say('Stopping …');
  // Jobs that others can take are left to them at once.
  const jobsEnd = runner?.stop(drainMs + closeMs);
  if (drainMs > 0) {
    await after(drainMs);
    await Promise.race([letConnectionsEnd(app.server), after(closeMs)]);
  }
  const isClosed = await Promise.race([close().then(() => true), after(closeMs)]);
  if (isClosed !== true) app.server.closeAllConnections();
  await jobsEnd;
}

type Running = Pick<App, 'app' | 'readiness' | 'close'> & {
  config: Config;
  runner: JobRunner | undefined;
};

function greet(address: string, admin: FirstAdmin | undefined): void {
  say(`
ManeMitra is ready: ${address}
${howStaffSignsIn(address, admin)}

Try saying:
  2 or 3 BHK flat in Whitefield under 1.5 Cr with a swimming pool
  villa near Manyata Tech Park, A khata, not in Hebbal
  3bhk near metro, ready before next Ugadi, all-in under 1.8 crore

The API is documented at ${address}/docs. Stop with Ctrl-C.`);
}

/** A password that was made up is shown this once: it is kept only as a hash. */
function howStaffSignsIn(address: string, admin: FirstAdmin | undefined): string {
  if (admin === undefined) return `Staff sign in at ${address}/admin.`;
  const password = admin.madeUpPassword ?? 'as ADMIN_PASSWORD says';
  return `Staff sign in at ${address}/admin: user name admin, password ${password} (not shown again).`;
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

runProgram(serve);
