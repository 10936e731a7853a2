import type { Config } from './config.ts';
import { fillDemonstrationCatalogue } from './features/catalogue/fill-catalogue.ts';
import { seedPlaces } from './features/places/public.ts';
import type { OpenDatabase } from './open-database.ts';
import { todayInBengaluru } from './today.ts';

/** Brings what a first start finds missing: places, and the demonstration where it is wanted. Does nothing the second time. */
export async function fillDatabase(
  config: Config,
  { jobsDb: db }: OpenDatabase,
  say: (line: string) => void,
): Promise<void> {
  await seedPlaces(db);
  if (!config.demonstrationCatalogue) return;
  const added = await fillDemonstrationCatalogue(db, {
    today: todayInBengaluru(),
    onProgress: (done, total) => say(`Filling the demonstration catalogue: ${done} of ${total}`),
  });
  if (added > 0) say(`The demonstration catalogue is complete; ${added} invented projects added.`);
}
