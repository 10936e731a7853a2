import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { type ModuleGraph, reachOf } from './static-reach.ts';

/*
 * How the browser's scripts are cut into files. Left alone the bundler makes a file for each set of pages and
 * openings that share something: seventy small ones for a project's page, each a request and badly compressed.
 */

const app = fileURLToPath(new URL('app/', import.meta.url));
const clientPart = (file: string): string => `${app}${file}?__react-router-build-client-route`;

/** What runs on every page. */
const START = [`${app}entry.client.tsx`, clientPart('root.tsx')];

const pages = readdirSync(`${app}routes`, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^[^.]*\.tsx$/.test(file),
);

/** Modules of the pages' starting points; those of the staff count as one, because who sees one sees many. */
const PAGES = [
  ...pages.filter((file) => !file.includes(path.sep)).map((file) => [file]),
  pages.filter((file) => file.includes(path.sep)),
].map((files) => files.map((file) => clientPart(`routes/${file}`)));

/** What opens a map: its canvas, and the maps of a list, from where most are opened. */
const MAP = [
  'features/map/map-canvas.tsx',
  'features/results/phone-map.tsx',
  'features/results/list-map.tsx',
].map((file) => `${app}${file}`);

/** What is the map's alone, in whichever page it is. */
const isOfMaps = (id: string): boolean =>
  id.startsWith(`${app}features/map/`) || /map-tiles|woff2\?url|roads\.json/.test(id);

/** Small things that the map has in common with others, such as icons and what tells how wide the screen is. */
const MAP_SHARES = /lucide-react\/dist\/esm\/icons|\/app\/(browser|ui)\//;

/** The bundler's own module that opens what comes later; it is not among what a module says it imports. */
const OPENER = 'vite/preload-helper.js';

/**
 * From so many pages on, what they share comes with any of them; what is small (in characters) from fewer on, from fewer
 * still where the first page is among them: most visits begin there, and each small file is a request.
 */
const MANY = { pages: 12, pagesOfSmall: 6, pagesWithFirst: 3, small: 1500 };
const pageOf = (file: string): number =>
  PAGES.findIndex((files) => files.includes(clientPart(`routes/${file}`)));
const FIRST = pageOf('landing.tsx');
const LIST = pageOf('property-list.tsx');

/**
 * One file for what every page runs, one for what many do, and one for each smaller set of pages that share
 * something. What comes only when something is opened is left to the bundler.
 */
export function scriptGroups(): Plugin {
  let setOf: ((id: string) => string | null) | undefined;
  return {
    name: 'script-groups',
    configEnvironment(environment, options) {
      if (environment !== 'client') return;
      options.build ??= {};
      options.build.rolldownOptions = {
        ...options.build.rolldownOptions,
        // A group may take modules from an entry without all that these import.
        preserveEntrySignatures: 'allow-extension',
        output: {
          codeSplitting: {
            groups: [
              {
                name: (id, context) => (setOf ??= setsOfPages(context))(id),
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      };
    },
  };
}

/** What runs only once something is opened, and what that opens in turn; of what is behind a closed door nothing. */
function openedLater(
  ids: Iterable<string>,
  graph: ModuleGraph,
  closed: readonly string[] = [],
): Set<string> {
  const opened = new Set<string>();
  let from = [...ids];
  while (from.length > 0) {
    const doors = from
      .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      .filter((door) => !closed.includes(door));
    from = [...reachOf(doors, graph)].filter((id) => !opened.has(id));
    for (const id of from) opened.add(id);
  }
  return opened;
}

function setsOfPages(graph: ModuleGraph): (id: string) => string | null {
  const start = reachOf(START, graph);
  const reaches = PAGES.map((page) => reachOf(page, graph));
  const atOnce = [start, ...reaches].flatMap((reach) => [...reach]);
  const opened = openedLater(atOnce, graph);
  const map = reachOf(MAP, graph);
  const openedWithoutMap = openedLater(atOnce, graph, MAP);
  const pagesWith = (id: string) => reaches.flatMap((reach, page) => (reach.has(id) ? [page] : []));
  const isShared = (id: string): boolean => {
    const isSmall = (graph.getModuleInfo(id)?.code?.length ?? 0) <= MANY.small;
    const pages = pagesWith(id);
    if (!isSmall) return pages.length >= MANY.pages;
    // The map would wait for each by itself.
    if (MAP_SHARES.test(id) && map.has(id) && !pages.includes(LIST)) {
      return pages.length > 0 || openedWithoutMap.has(id);
    }
    return pages.length >= (pages.includes(FIRST) ? MANY.pagesWithFirst : MANY.pagesOfSmall);
  };
  const names = new Map<string, string>();
  return (id) => {
    if (start.has(id) || id.endsWith(OPENER)) return 'frame';
    const pages = pagesWith(id);
    if (pages.length < 2 && !map.has(id)) return null;
    // With all that it imports, or a small one would bring a large one to pages that run neither.
    const isManys = [...reachOf([id], graph)].every((each) => start.has(each) || isShared(each));
    if (isManys) return 'many';
    if (pages.length === 0) return isOfMaps(id) && openedWithoutMap.has(id) ? 'map' : null;
    // Apart, or a dialog that needs an icon of a page would bring the page.
    // What the map needs besides likewise: opened from a list it would bring the page of a project.
    const isMaps = map.has(id) && !pages.includes(LIST);
    const key = [...pages, opened.has(id) ? 'opened' : '', isMaps ? 'map' : ''].join(' ');
    if (!names.has(key)) names.set(key, `some-${names.size + 1}`);
    return names.get(key) ?? null;
  };
}
