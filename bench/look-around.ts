import { interpret } from '@manemitra/query/interpret';
import { hostileStrings } from './hostile-strings.ts';
import { createClient } from './http-load.ts';
import { labelledNames, labelledSentences, LABELLED_TODAY } from './labelled-set.ts';

/** What is known of the server that is asked. */
export interface World {
  projects: { id: string; slug: string }[];
  /** Addresses of what is drawn, the dearest of those that projects show. */
  drawings: { pictures: string[]; plans: string[]; documents: string[] };
  /** The sentences that take longest to read. */
  sentences: string[];
}

const LOOKED_AT = 24;
const DEAREST = 6;

/** Looks around once, from addresses that nobody else has. */
export async function lookAround(address: string): Promise<World> {
  const client = createClient(address);
  let visitor = 0;
  const read = (path: string) =>
    client.get(path, { 'x-forwarded-for': `10.255.${visitor++ % 250}.1` });
  const found = JSON.parse(
    await read(
      '/api/v1/properties/search?limit=100&detailsLevel=card&prompt=apartment%20or%20villa',
    ),
  ) as { properties: World['projects'] };
  const projects = found.properties.map(({ id, slug }) => ({ id, slug }));
  const addresses = new Set<string>();
  for (const { id } of projects.slice(0, LOOKED_AT)) {
    const text = await read(`/api/v1/properties/${id}`);
    for (const [path] of text.matchAll(/\/(?:pictures|plans|documents)\/[\w./~-]+/g))
      addresses.add(path);
  }
  const slowest = async (folder: string) => {
    const timed: { path: string; ms: number }[] = [];
    for (const path of [...addresses].filter((one) => one.startsWith(folder)).slice(0, 50)) {
      const start = performance.now();
      await read(path);
      timed.push({ path, ms: performance.now() - start });
    }
    return timed
      .sort((a, b) => b.ms - a.ms)
      .slice(0, DEAREST)
      .map(({ path }) => path);
  };
  const drawings = {
    pictures: await slowest('/pictures/'),
    plans: await slowest('/plans/'),
    documents: await slowest('/documents/'),
  };
  client.close();
  return { projects, drawings, sentences: slowestSentences() };
}

function slowestSentences(): string[] {
  const queries = labelledSentences().map(({ query: text }) => text);
  const context = { today: LABELLED_TODAY, names: labelledNames };
  // What is no text is refused before it is read.
  const texts = [...hostileStrings(queries, { count: 600, seed: 22 })]
    .map((text) => text.slice(0, 1980).trim())
    .filter((text) => text !== '' && Buffer.from(text).toString() === text && !text.includes('\0'));
  const timed = texts.map((short) => {
    const start = performance.now();
    interpret(short, context);
    return { text: short, ms: performance.now() - start };
  });
  return timed
    .sort((a, b) => b.ms - a.ms)
    .slice(0, DEAREST)
    .map(({ text }) => text);
}
