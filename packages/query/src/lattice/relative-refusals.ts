import { SIGNS } from '../fields/tellings.ts';
import { beginningsOf } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { denialsBehind } from '../words/denial-words.ts';
import {
  havingIt,
  lackingIt,
  refusesThese,
  relativeOpeners,
  takesRefusalBack,
} from '../words/relative-clause-words.ts';
import type { Choice } from './decode.ts';
import type { Lattice } from './lattice.ts';
import { AVOID, MUST } from './roles.ts';

/**
 * "Isme se jo Prestige ka hai wo hata do": what a relative clause says of homes is refused with them. "Jisme lift nahi hai wo mat dikhao"
 * refuses those without, so that it must be there.
 */
export function refusedByRelative({ edges }: Lattice, { tokens }: Sentence): Choice[] {
  return beginningsOf(refusesThese, tokens).flatMap((at) => {
    const opener = openerBefore(tokens, at);
    if (opener < 0) return [];
    const isWithout = tokens.slice(opener, at).some(({ text }) => denialsBehind.has(text));
    return [...edges.entries()].flatMap(([edge, { from, to, seen, variant }]): Choice[] =>
      from > opener && to <= at && seen === 'plain' && variant === 'read'
        ? [{ edge, role: isWithout ? MUST : AVOID }]
        : [],
    );
  });
}

/** Words between a participle and its refusal: "pool iro society beda". */
const HOMES_BETWEEN = 2;

/**
 * "Pool iro society beda": what a Kannada participle says of homes is refused with them. "Lift illada mane beda" refuses those without, so
 * that it must be there.
 */
export function refusedByParticiple({ edges }: Lattice, { tokens }: Sentence): Choice[] {
  return tokens.flatMap(({ text }, at) => {
    const isWithout = lackingIt.has(text);
    if ((!isWithout && !havingIt.has(text)) || !isRefusedBehind(tokens, at)) return [];
    const said = edges.filter(
      ({ to, field, seen, variant }) =>
        to === at && field !== 'price' && seen === 'plain' && variant === 'read',
    );
    const from = Math.min(...said.map((edge) => edge.from));
    return [...edges.entries()].flatMap(([edge, one]): Choice[] =>
      said.includes(one) && one.from === from ? [{ edge, role: isWithout ? MUST : AVOID }] : [],
    );
  });
}

function isRefusedBehind(tokens: readonly Token[], participle: number): boolean {
  for (let at = participle + 1; at <= participle + 1 + HOMES_BETWEEN; at++) {
    const text = tokens[at]?.text ?? '';
    if (denialsBehind.has(text)) return !takesRefusalBack.has(tokens[at + 1]?.text ?? '');
    if (SIGNS.has(text)) return false;
  }
  return false;
}

/** Where the clause begins that ends here; -1 where none does. */
function openerBefore(tokens: readonly Token[], end: number): number {
  for (let at = end - 1; at >= 0; at--) {
    const text = tokens[at]?.text ?? '';
    if (relativeOpeners.has(text)) return at;
    if (text !== ',' && SIGNS.has(text)) return -1;
  }
  return -1;
}
