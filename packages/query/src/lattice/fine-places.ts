import { lengthAt, list, phraseSet } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { ROLES } from './roles.ts';

const MUST = ROLES.indexOf('must');

/** What calls a place or a builder fine: "Panathur is ok", "Marathahalli thik hai". */
const fine = phraseSet(
  list(`
    ok; okay; is ok; is okay; is fine; fine; is good; good; yes; theek; thik; theek hai; thik hai; acha hai; accha hai; achha hai; chalta hai; chalti hai;
    chalega; chennagide; chenagide; chennagi ide; parvagilla; paravagilla; parwagilla; sari hogutte; sari; ठीक; ठीक है; अच्छा है;
    ಪರವಾಗಿಲ್ಲ; ಸರಿ; ಚೆನ್ನಾಗಿದೆ
  `),
);

/** Behind it only tells what somebody said: "Sarjapur chennagide anta". */
const hearsay = new Set(['anta', 'ante', 'antare', 'antaare', 'anthare', 'bole', 'bolte', 'kehte']);

/** "Attibele ok, Chandapura ok, Anekal no": a row with the places that are called fine and that it leaves out. */
export function withFinePlaces(
  { edges, before }: Lattice,
  row: readonly Choice[],
  { tokens }: Sentence,
): Choice[] {
  if (before !== undefined || tokens.some(({ text }) => text === '?')) return [...row];
  const chosen = row.flatMap(({ edge }) => edges[edge] ?? []);
  const isBeside = (one: Edge, other: Edge) => one.from < other.to && other.from < one.to;
  const added = edges.flatMap((edge, at): Choice[] => {
    const isNamed = NAMED.has(edge.field) && edge.seen === 'plain' && edge.variant === 'read';
    const length = lengthAt(fine, tokens, edge.to);
    if (!isNamed || length === 0 || hearsay.has(tokens[edge.to + length]?.text ?? '')) return [];
    const isFree = !chosen.some((one) => isBeside(one, edge));
    const isWhole = !edges.some(
      (other) =>
        other !== edge &&
        other.seen === 'plain' &&
        isBeside(other, edge) &&
        other.to - other.from > edge.to - edge.from &&
        NAMED.has(other.field),
    );
    return isFree && isWhole ? [{ edge: at, role: MUST }] : [];
  });
  return [...row, ...added].sort((a, b) => (edges[a.edge]?.from ?? 0) - (edges[b.edge]?.from ?? 0));
}

const NAMED: ReadonlySet<Edge['field']> = new Set<Edge['field']>(['locality', 'promoter']);
