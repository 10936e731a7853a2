import { create, insertMultiple, search } from '@orama/orama';
import { allThenAny, FIRST, STOP_WORDS, type Engine } from './engine.ts';
import type { ProjectText } from './project-text.ts';

/** Orama's full-text search with its stemmer, the same stop words and weights. */
export async function orama(texts: readonly ProjectText[]): Promise<Engine> {
  const database = create({
    schema: {
      name: 'string',
      place: 'string',
      promoter: 'string',
      homes: 'string',
      prices: 'string',
      amenities: 'string',
      facts: 'string',
      description: 'string',
    },
    components: { tokenizer: { language: 'english', stopWords: [...STOP_WORDS] } },
  });
  await insertMultiple(
    database,
    texts.map((text) => ({ ...text, id: String(text.id) })),
    1000,
  );
  return {
    name: 'Orama',
    search: (sentence) =>
      allThenAny(async (mode) => {
        const { hits } = await search(database, {
          term: withoutNumbers(sentence),
          limit: FIRST,
          threshold: mode === 'all' ? 0 : 1,
          boost: { name: 3, place: 2, homes: 2, description: 0.5 },
        });
        return hits.map(({ id }) => Number(id));
      }),
  };
}

/** It takes numbers for the beginnings of others: "1.2 Cr" would find every "18 lakh" and bury the words. */
function withoutNumbers(sentence: string): string {
  return sentence
    .replaceAll(/(\d) bhk/g, '$1bhk')
    .replaceAll(/(?<![\w.])\d+(?:\.\d+)?(?: (?:cr|lakh|km|min|sqft|to))?(?!\w)/gi, ' ');
}
