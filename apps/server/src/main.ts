import path from 'node:path';
import { createApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase, type OpenDatabase } from './open-database.ts';
import { createFirstAccounts, type FirstAdmin } from './features/accounts/public.ts';
import { fillDemonstrationCatalogue } from './features/catalogue/fill-catalogue.ts';
import { seedPlaces } from './features/places/public.ts';
import { warmSearch } from './features/search/public.ts';
import { startJobs } from './platform/jobs/run-jobs.ts';
import { listen } from './platform/listen.ts';
import { runProgram, untilToldToStop } from './platform/run-program.ts';
import { developWebApp } from './platform/ssr/development.ts';
import { loadWebBuild } from './platform/ssr/web-build.ts';
import { todayInBengaluru } from './today.ts';

const WEB_APP = path.resolve(import.meta.dirname, '../../web');
const isDevelopment = process.argv.includes('--development');
const endWith = process.argv.find((argument) => argument.startsWith('--end-with='))?.split('=')[1];

/** How long requests in progress may take when the server is told to stop. */
const CLOSING_MS = 10_000;

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function serve(): Promise<number> {
  const config = readConfig();
  const development = isDevelopment ? await developWebApp(WEB_APP) : undefined;
  const web = development?.web ?? (await loadWebBuild(path.join(WEB_APP, 'build')));

  const database = await openDatabase(config, say);
  try {
    // Killed in here, nothing is lost: each batch is whole or absent, and PostgreSQL is told to end.
    await fill(config, database);
    const admin = await createFirstAccounts(database.db, {
      adminPassword: config.adminPassword,
      withDemonstration: config.demonstrationCatalogue,
    });
    const { app, jobs, close } = await createApp(config, {
      db: database.db,
      web,
      isDevelopment,
      say,
      ...(development ? { beforeRoutes: development.serveSources } : {}),
    });
    const address = await listen(app, config);
    const runner = config.jobs
      ? await startJobs({
          address: database.address,
          table: jobs,
          report: (message) => app.log.error({ message }, 'a background job failed'),
        })
      : undefined;
    greet(config.publicUrl ?? address, admin);
    // Should it fail, the first search tries again and says what is wrong.
    warmSearch(database.db).catch(() => undefined);
    await untilToldToStop({ endWith: endWith === undefined ? undefined : Number(endWith) });
    say('Stopping …');
    await Promise.race([Promise.all([close(), runner?.stop()]), after(CLOSING_MS)]);
  } finally {
    await Promise.race([database.close(), after(CLOSING_MS)]);
  }
  return 0;
}

async function fill(config: Config, { db }: OpenDatabase): Promise<void> {
  await seedPlaces(db, { withInvented: config.demonstrationCatalogue });
  if (!config.demonstrationCatalogue) return;
  const added = await fillDemonstrationCatalogue(db, {
    today: todayInBengaluru(),
    onProgress: (done, total) => say(`Filling the demonstration catalogue: ${done} of ${total}`),
  });
  if (added > 0) say(`The demonstration catalogue is complete; ${added} invented projects added.`);
}

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
  if (admin === undefined) return `Staff signs in at ${address}/admin.`;
  const password = admin.madeUpPassword ?? 'as ADMIN_PASSWORD says';
  return `Staff signs in at ${address}/admin: user name admin, password ${password} (not shown again).`;
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

runProgram(serve);
