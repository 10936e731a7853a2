import { everyConstraint } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { isAsking } from './clause-form.ts';
import { errandIn } from './errand-in.ts';
import type { Errand } from './errand-words.ts';
import { pointedBarelyIn, pointedIn } from './pointing.ts';
import type { Turn } from './turn.ts';
import { clausesOf } from './turn-form.ts';
import { thenWords } from '../joining-words.ts';

/** What is done beside the list, and leaves it in sight. */
const BESIDE_THE_LIST: ReadonlySet<Errand> = new Set<Errand>(['shortlist', 'save', 'callback']);

/**
 * "Shortlist the second and show only ready ones": the words of a wish that stands beside an errand, parted from it by a sign or a word
 * that joins. Undefined where there is none, or where one of the parts asks, or points at what is shown.
 */
export async function wishBesideErrand(
  tokens: readonly Token[],
  errand: Errand | undefined,
  { request: { prompt }, read }: Pick<Turn, 'request' | 'read'>,
): Promise<string | undefined> {
  if (errand === undefined || !BESIDE_THE_LIST.has(errand)) return undefined;
  const parts = partsOf(tokens);
  // "Eradu mattu mooru save maadi": the two that are meant are no rooms.
  const pointed = pointedIn(tokens) ?? pointedBarelyIn(tokens, true);
  const pointing = new Set(pointed?.spans.flatMap(([from, to]) => tokens.slice(from, to)));
  const others = parts.filter(
    (part) => errandIn(part, true) === undefined && !part.some((token) => pointing.has(token)),
  );
  if (others.length === 0 || others.length === parts.length) return undefined;
  const wishes = others.map((part) => prompt.slice(part[0]?.from ?? 0, part.at(-1)?.to ?? 0));
  const readings = await Promise.all(wishes.map((words) => read(words)));
  const isWish = readings.every((alone, at) => {
    const part = others[at] ?? [];
    const saysMore = everyConstraint(alone).length > 0 || alone.sort !== undefined;
    const points = pointedIn(part) ?? pointedBarelyIn(part);
    return (
      saysMore &&
      points === undefined &&
      !clausesOf(part, alone).some(({ form }) => isAsking(form) || form === 'reports')
    );
  });
  return isWish ? wishes.join(', ') : undefined;
}

/** The stretches between words and signs that join; "Hebbal and Jakkur" are two, each of which is a wish. */
function partsOf(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (thenWords.has(token.text)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}
