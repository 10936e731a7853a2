/** One way to search, from a sentence to the ids of the first projects. */
export interface Engine {
  name: string;
  search: (sentence: string, sort?: string) => Promise<readonly number[]>;
}

export const FIRST = 10;

/** Words of a sentence that tell nothing about a home; a team would not search for them. */
export const STOP_WORDS: readonly string[] =
  'a an and the in of for with or to is i me my want need looking near within under below above before after not no ke mein andar chahiye'.split(
    ' ',
  );

/** What has all the words, and where that is too little, what has some of them. */
export async function allThenAny(
  find: (mode: 'all' | 'any') => Promise<readonly number[]>,
): Promise<readonly number[]> {
  const all = await find('all');
  if (all.length >= FIRST) return all;
  return [...new Set([...all, ...(await find('any'))])].slice(0, FIRST);
}
