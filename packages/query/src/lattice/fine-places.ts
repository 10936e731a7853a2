import { lengthAt, lengthBefore, rowLength } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import { plainCopulas } from '../words/copula-words.ts';
import { denialsBehind } from '../words/denial-words.ts';
import {
  alsoFine,
  anythingOfThem,
  denialsOfFine,
  fine,
  hearsay,
  outOfTheQuestion,
  outright,
  refusedAhead,
  refusing,
} from '../words/stance-words.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { AVOID, MUST, NICE } from './roles.ts';

/**
 * "Attibele ok, Chandapura ok, Anekal no", "Brigade yes, Puravankara a hard no": what is said of each place or builder that is called
 * fine, and of those beside it. It is in no doubt, whatever the words between weigh.
 */
export function stancesTold(
  { edges, before, context: { kinds } }: Lattice,
  row: readonly Choice[],
  { tokens }: Sentence,
): Choice[] {
  if (before !== undefined || tokens.some(({ text }) => text === '?')) return [];
  const chosen = row.flatMap(({ edge }) => edges[edge] ?? []);
  const named = edges.flatMap((edge, at) =>
    isNamed(edge) && isWhole(edge, edges) && isFree(edge, chosen)
      ? [
          {
            at,
            stance: isOut(edge, edges, tokens)
              ? 'unfine'
              : kinds[edge.from - 1]?.text === 'not>'
                ? 'no'
                : stanceOf(edge, tokens),
          },
        ]
      : [],
  );
  const isFine = named.some(({ stance }) => stance === 'fine' || stance === 'unfine');
  // "KG halli nahi, tannery road nahi, Hegde Nagar me": each by its own word.
  if (!isFine && named.filter(({ stance }) => stance === 'no').length < 2) return [];
  return named.flatMap(({ at, stance }): Choice[] => {
    // "Whitefield chalega" alone prefers it.
    if (stance === undefined || row.some((one) => one.edge === at && one.role === NICE)) return [];
    return [{ edge: at, role: stance === 'no' || stance === 'unfine' ? AVOID : MUST }];
  });
}

/** "Hsr hogalla", "Bellandur not even for free"; "laggere athava kamakshipalya, kamakshipalya beda": what is named again to be refused. */
function isOut(edge: Edge, edges: readonly Edge[], tokens: Sentence['tokens']): boolean {
  const { from, to, field, meaning } = edge;
  const behind = to + rowLength(outright, tokens, to);
  if (field !== 'promoter' && lengthAt(outOfTheQuestion, tokens, behind) > 0) return true;
  const isAgain = edges.some(
    (other) => other.meaning === meaning && isNamed(other) && other.to <= from,
  );
  return isAgain && lengthAt(refusing, tokens, behind) > 0;
}

function stanceOf(
  { field, from, to: end }: Edge,
  tokens: Sentence['tokens'],
): 'fine' | 'also' | 'no' | 'unfine' | undefined {
  if (lengthBefore(refusedAhead, tokens, from) > 0) return 'no';
  const to = field === 'promoter' ? end + lengthAt(anythingOfThem, tokens, end) : end;
  const certain = rowLength(outright, tokens, to);
  const denied = lengthAt(refusing, tokens, to + certain);
  if (denied > 0 && isEndOfThought(tokens, to + certain + denied)) return 'no';
  for (const [words, stance] of [
    [fine, 'fine'],
    [alsoFine, 'also'],
  ] as const) {
    const length = lengthAt(words, tokens, to);
    const next = tokens[to + length]?.text ?? '';
    if (length > 0 && isFineDenied(tokens, to + length)) return 'unfine';
    if (length === 0 || hearsay.has(next) || denialsBehind.has(next)) continue;
    // "Attibele too far"
    if (stance === 'fine' || isEndOfThought(tokens, to + length)) return stance;
  }
  return undefined;
}

/** "Kaggalipura ok alla", "Anekal theek nahi hai". */
function isFineDenied(tokens: Sentence['tokens'], at: number): boolean {
  if (!denialsOfFine.has(tokens[at]?.text ?? '')) return false;
  return isEndOfThought(tokens, at + 1 + rowLength(plainCopulas, tokens, at + 1));
}

const isEndOfThought = (tokens: Sentence['tokens'], at: number): boolean =>
  !/^[\p{L}\p{M}\d]/u.test(tokens[at]?.text ?? '');

const isNamed = (edge: Edge): boolean =>
  NAMED.has(edge.field) && edge.seen === 'plain' && edge.variant === 'read';

const isBeside = (one: Edge, other: Edge) => one.from < other.to && other.from < one.to;

/** Nothing else was chosen of the same words. */
const isFree = (edge: Edge, chosen: readonly Edge[]): boolean =>
  !chosen.some((one) => one !== edge && isBeside(one, edge));

/** No longer name has these words in it. */
const isWhole = (edge: Edge, edges: readonly Edge[]): boolean =>
  !edges.some(
    (other) =>
      other !== edge &&
      other.seen === 'plain' &&
      isBeside(other, edge) &&
      other.to - other.from > edge.to - edge.from &&
      NAMED.has(other.field),
  );

const NAMED: ReadonlySet<Edge['field']> = new Set<Edge['field']>(['locality', 'near', 'promoter']);
