import { setTimeout } from 'node:timers/promises';
import type { ChatReply, Screen } from '@manemitra/contract/chats';
import { SPOKEN_MAX } from '@manemitra/contract/limits';
import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { searchesBefore } from '../apps/web/app/features/assistant/searches-before.ts';
import { openDataFolder } from './data-folder.ts';
import { readDialogues, type Dialogue, type SaidTurn } from './dialogue-notation.ts';
import { REFUSED, scoreTurn } from './dialogue-scoring.ts';
import { openFilledDatabase } from './filled-database.ts';
import { writtenNames } from './written-set.ts';

/*
 * npm run bench:dialogues -- FILE... [--failures] [--projects 2000]
 *
 * Says the turns of files of dialogues to the assistant as a browser does: it sends back what was understood, what is on the
 * screen, what was spoken of last and what was offered. Prints how many turns are right, by kind and by language.
 */
const files = process.argv.slice(2).filter((name) => name.endsWith('.jsonl'));
if (files.length === 0) throw new Error('Name a file of dialogues.');
const showsFailures = process.argv.includes('--failures');
const projects = Number(process.argv[process.argv.indexOf('--projects') + 1]) || 2000;
const BUSY_MS = 500;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { folder, close } = openDataFolder(0);
Object.assign(process.env, {
  DATA_DIR: folder,
  DATABASE_URL: '',
  LOG_LEVEL: 'error',
  RATE_LIMIT_SCALE: '1000000',
  DEMONSTRATION_CATALOGUE: 'off',
});
const database = await openFilledDatabase(projects);
// Writers were given the names of some projects: the first generated projects get these names.
for (const [at, { slug, name }] of writtenNames.projects.entries()) {
  const { jobsDb } = database;
  await jobsDb
    .updateTable('properties')
    .set({ slug, name })
    .where('id', '=', at + 1)
    .execute();
}
const { app, close: closeApp } = await createApp(readConfig(), { db: database.db });

interface Asked {
  method?: 'POST';
  url: string;
  headers?: Record<string, string>;
  payload?: object;
}

/** An answer of the server, which answers nobody while the machine is too busy. */
async function ask<T>(request: Asked): Promise<T> {
  const answer = await app.inject(request);
  if (answer.statusCode === 200) return answer.json<T>();
  if (answer.statusCode !== 503) throw new Error(answer.body);
  await setTimeout(BUSY_MS);
  return ask<T>(request);
}

/** What a list shows first. */
async function shownFor(sentence: string): Promise<string[]> {
  const query = new URLSearchParams({
    prompt: sentence,
    searchType: 'smart',
    detailsLevel: 'card',
    limit: '10',
  });
  const { properties = [] } = await ask<{ properties?: { slug: string }[] }>({
    url: `/api/v1/properties/search?${query.toString()}`,
    headers: { accept: 'application/json' },
  });
  return properties.map(({ slug }) => slug);
}

const anything = await shownFor('apartment');
const tally = new Map<string, { turns: number; right: number }>();
const took: number[] = [];
let wronglyChanged = 0;
let refusals = 0;

for (const file of files) {
  tally.clear();
  took.length = wronglyChanged = refusals = 0;
  for (const dialogue of readDialogues(file)) await talk(dialogue);
  report(file);
}
await closeApp();
await database.close();
close();

function report(file: string): void {
  say(file);
  for (const [key, { turns, right }] of tally) {
    say(
      `${key.padEnd(22)}${String(turns).padStart(6)}${String(right).padStart(7)}   ${((100 * right) / turns).toFixed(1)} %`,
    );
  }
  say(
    `questions that changed the list: ${wronglyChanged}; answers that knew no facts: ${refusals}`,
  );
  took.sort((a, b) => a - b);
  say(
    `milliseconds a turn: p50 ${took[Math.floor(took.length / 2)]?.toFixed(1)}, p95 ${took[Math.floor(took.length * 0.95)]?.toFixed(1)}`,
  );
}

async function talk({ id, l, turns }: Dialogue): Promise<void> {
  let list: string[] = [];
  let sentence = '';
  let previous: ChatReply['interpretation'];
  let focus: string[] = [];
  let spoken: string[] = [];
  let offer: string | undefined;
  let asked: string | undefined;
  let before: Screen | undefined;
  const searches: string[] = [];
  for (const turn of turns) {
    // A page stays open until there is a list.
    const stays = turn.screen === undefined && list.length === 0 ? before : undefined;
    const screen = {
      ...screenOf(turn, { list, focus, spoken, sentence, offer }),
      ...pageOf(stays),
      ...(asked === undefined ? {} : { asked }),
      before: searchesBefore(searches, sentence),
    };
    before = screen;
    const start = performance.now();
    const payload = { prompt: turn.say, screen, ...(previous ? { previous } : {}) };
    const reply = await ask<ChatReply>({ method: 'POST', url: '/api/v1/chats', payload });
    took.push(performance.now() - start);
    const { isRight, why } = scoreTurn(turn, reply, screen);
    count('all', isRight);
    count(`  ${turn.kinds[0]}`, isRight);
    count(`  ${l}`, isRight);
    const mayChange = turn.kinds.includes('wish') || turn.errands.includes('remove');
    if (!mayChange && reply.changesList) wronglyChanged += 1;
    if (REFUSED.test(reply.message)) refusals += 1;
    if (!isRight && showsFailures) {
      say(
        `${id} [${turn.kinds[0]}] ${turn.say}\n    ${why}\n    ${reply.kind} · ${reply.sentence ?? ''} · ${reply.message.slice(0, 160).replaceAll('\n', ' / ')}`,
      );
    }
    if (reply.kind === 'wish') {
      previous = reply.interpretation ?? previous;
      sentence = reply.sentence ?? sentence;
      if (reply.sentence !== undefined) searches.push(reply.sentence);
      focus = spoken = [];
      if (reply.changesList) list = sentence === '' ? anything : await shownFor(sentence);
    } else if (reply.cards?.length > 0) {
      focus = reply.cards.map(({ slug }) => slug);
      spoken = focus.length > 1 ? [] : [...spoken.filter((one) => !focus.includes(one)), ...focus];
    }
    offer = reply.offer;
    asked = reply.kind === 'wish' ? undefined : turn.say;
  }
}

function pageOf(screen: Screen | undefined) {
  return screen && { kind: screen.kind, projects: screen.projects };
}

interface Standing {
  list: string[];
  focus: string[];
  spoken: string[];
  sentence: string;
  offer: string | undefined;
}

function screenOf(
  { screen }: SaidTurn,
  { list, focus, spoken, sentence, offer }: Standing,
): Screen {
  const pool = [...list, ...anything.filter((slug) => !list.includes(slug))];
  const kind = screen?.kind ?? 'list';
  const shows = screen?.shows ?? list.length;
  const placed = screen?.places?.flatMap(
    (place) => (place < 0 ? list.at(place) : pool[place - 1]) ?? [],
  );
  const projects =
    placed ??
    (kind === 'project'
      ? [...focus, ...pool].slice(0, 1)
      : kind === 'compare' && focus.length === shows
        ? focus
        : pool.slice(0, shows));
  return {
    kind,
    projects,
    focus,
    spoken: spoken.slice(-SPOKEN_MAX),
    ...(sentence === '' ? {} : { sentence }),
    ...(offer === undefined ? {} : { offer }),
  };
}

function count(key: string, isRight: boolean): void {
  const one = tally.get(key) ?? { turns: 0, right: 0 };
  tally.set(key, { turns: one.turns + 1, right: one.right + Number(isRight) });
}
