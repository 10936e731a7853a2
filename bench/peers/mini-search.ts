import MiniSearch from 'minisearch';
import { allThenAny, FIRST, STOP_WORDS, type Engine } from './engine.ts';
import type { ProjectText } from './project-text.ts';

const stopWords = new Set(STOP_WORDS);

/** "2bhk" is not "3bhk" misspelt. */
const mayBeUnfinished = (term: string) => term.length > 3 && !/\d/.test(term);

/** MiniSearch as its guide sets it up: prefixes, typing errors, names weigh more. */
export function miniSearch(texts: readonly ProjectText[]): Engine {
  const index = new MiniSearch<ProjectText>({
    fields: ['name', 'place', 'promoter', 'homes', 'prices', 'amenities', 'facts', 'description'],
    processTerm: (term) => {
      const word = term.toLowerCase();
      return stopWords.has(word) ? null : word;
    },
    searchOptions: {
      prefix: mayBeUnfinished,
      fuzzy: (term) => (mayBeUnfinished(term) ? 0.2 : false),
      boost: { name: 3, place: 2, homes: 2, description: 0.5 },
    },
  });
  index.addAll(texts);
  return {
    name: 'MiniSearch',
    search: (sentence) =>
      allThenAny(async (mode) =>
        index
          .search(sentence, { combineWith: mode === 'all' ? 'AND' : 'OR' })
          .slice(0, FIRST)
          .map(({ id }) => Number(id)),
      ),
  };
}
