import type { Field } from '../criteria.ts';
import { lengthAt } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { plainCopulas } from '../words/copula-words.ts';
import { deniersAhead, denialsBehind } from '../words/denial-words.ts';
import { propertyTypeWords } from '../words/property-type-words.ts';
import {
  notRemoved,
  onlyAhead,
  openers,
  refusesReasoned,
  removedConditions,
  removedHomes,
  removedTails,
  removing,
} from '../words/removal-words.ts';
import { locatives, relatives, relativeWords } from '../words/postposition-words.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { isNamedMember } from './list-members.ts';
import { AVOID } from './roles.ts';

/**
 * "Tennis court wale projects hata do", "1 bhk skip karo": a verb right behind what it refuses. After another sentence such a verb may take
 * a wish back, which `verbs-obeyed.ts` hears.
 */
export function refusedBehind({ edges, before }: Lattice, { tokens }: Sentence): Choice[] {
  if (before !== undefined) return [];
  return [...edges.entries()].flatMap(([edge, one]): Choice[] =>
    one.field !== 'near' && isRefusable(one) && opens(tokens, edges, one) && isRemoved(tokens, one)
      ? [{ edge, role: AVOID }]
      : [],
  );
}

/** "Villa afford nahi hoga, woh mat dikhana": the only thing of a clause is refused behind the comma that ends it. */
export function refusedByReason({ edges }: Lattice, { tokens }: Sentence): Choice[] {
  return tokens.flatMap(({ text }, comma): Choice[] => {
    if (!CLAUSE_ENDS.has(text) || !isWholeRefusal(tokens, comma + 1)) return [];
    const isBare = lengthAt(removing, tokens, comma + 1) > 0;
    let from = comma;
    while (from > 0 && !CLAUSE_ENDS.has(tokens[from - 1]?.text ?? '')) from--;
    if (tokens.slice(from, comma).some((word) => relatives.has(word.text))) return [];
    const said = edges.filter(
      (edge) => edge.from >= from && edge.to <= comma && isPlain(edge) && edge.variant === 'read',
    );
    const [first] = said.toSorted((a, b) => a.from - b.from || b.to - a.to);
    if (first === undefined || said.some((edge) => edge.from >= first.to)) return [];
    if (!isRefusable(first) || (isBare && comma - first.to < LEAST_REASON)) return [];
    if (first.from > from && first.field !== 'possession') return [];
    return [...edges.entries()].flatMap(([edge, one]): Choice[] =>
      one.from === first.from && one.to === first.to && isRefusable(one)
        ? [{ edge, role: AVOID }]
        : [],
    );
  });
}

/** Fewer words behind it tell no reason. */
const LEAST_REASON = 2;
const MOST_TAILS = 4;
const CLAUSE_ENDS: ReadonlySet<string> = new Set([',', '.', ';', '-', '!', '।']);
const MORE: ReadonlySet<Field> = new Set<Field>([
  'bhk',
  'possession',
  'khatha',
  'zone',
  'metroLine',
]);

const isPlain = ({ seen }: Edge): boolean => seen === 'plain';

/** What is named or a value of few, and no bound: "3 bhk se kam nahi chalega". */
const isRefusable = (edge: Edge): boolean =>
  (isNamedMember(edge) || (MORE.has(edge.field) && isPlain(edge) && edge.variant === 'read')) &&
  edge.wishes.every(
    ({ field, value }) => field !== 'bhk' || ('in' in value && value.in.length === 1),
  );

function isRemoved(tokens: readonly Token[], { from, to, field }: Edge): boolean {
  const ahead = tokens[from - 1]?.text ?? '';
  if (deniersAhead.has(ahead) || onlyAhead.has(ahead)) return false;
  // "Panchayat wali site mat dikhana" refuses sites of one kind.
  if (field === 'propertyType' && relativeWords.has(ahead)) return false;
  let at = to;
  for (let tails = 0; tails <= MOST_TAILS; tails++) {
    const verb = lengthAt(removing, tokens, at);
    if (verb > 0) return !notRemoved.has(tokens[at + verb]?.text ?? '');
    const length = tailAt(tokens, at);
    if (length === 0) return false;
    at += length;
  }
  return false;
}

/** "Wale", "wali society", "wale flats", "ho to". */
function tailAt(tokens: readonly Token[], at: number): number {
  const text = tokens[at]?.text ?? '';
  if (removedTails.has(text)) return 1;
  if (!relativeWords.has(tokens[at - 1]?.text ?? ''))
    return lengthAt(removedConditions, tokens, at);
  return removedHomes.has(text) ? 1 : lengthAt(propertyTypeWords, tokens, at);
}

/** Nothing ahead of it says which of them: "ground floor ka flat nahi chahiye" refuses no flats. */
function opens(tokens: readonly Token[], edges: readonly Edge[], { from, field }: Edge): boolean {
  const ahead = tokens[from - 1]?.text;
  if (ahead === undefined || CLAUSE_ENDS.has(ahead) || openers.has(ahead)) return true;
  return (
    field !== 'propertyType' &&
    (locatives.has(ahead) || edges.some((other) => other.to === from && isPlain(other)))
  );
}

/** A refusal and nothing more until the next sign. */
function isWholeRefusal(tokens: readonly Token[], from: number): boolean {
  const length = lengthAt(refusesReasoned, tokens, from);
  if (length === 0) return false;
  let at = from + length;
  while (plainCopulas.has(tokens[at]?.text ?? '') || denialsBehind.has(tokens[at]?.text ?? ''))
    at++;
  const next = tokens[at]?.text;
  return next === undefined || CLAUSE_ENDS.has(next);
}
