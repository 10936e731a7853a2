/** No form of ours is nested deeper than a dozen; code that walks a value must not run out of stack. */
const DEPTH_MAX = 60;

interface Unfit {
  /** Names of the parts that lead there. */
  path: string[];
  message: string;
}

/**
 * Parts of a caller's value that our code should never meet: characters that PostgreSQL cannot store (U+0000, half a
 * surrogate pair), and endless depth.
 */
export function findUnfit(value: unknown, path: string[]): Unfit | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : unprintable(path);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return undefined;
  // A file that is still arriving is read by its endpoint.
  if (Symbol.asyncIterator in value) return undefined;
  if (path.length > DEPTH_MAX) {
    return { path: path.slice(0, 1), message: 'This is nested too deeply.' };
  }
  for (const [key, item] of Object.entries(value)) {
    if (!isStorable(key)) return unprintable(path);
    const found = findUnfit(item, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

const isStorable = (text: string) => !text.includes('\0') && !/\p{Cs}/u.test(text);

const unprintable = (path: string[]): Unfit => ({
  path,
  message: 'This holds an unprintable character.',
});
