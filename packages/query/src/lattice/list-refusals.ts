import { lengthAt, list, phraseSet } from '../phrases.ts';
import type { Field } from '../criteria.ts';
import type { Sentence } from '../reading.ts';
import { wordSet } from '../tokens.ts';
import { refusedBefore } from '../words/refusal-words.ts';
import { outright, refusing } from '../words/stance-words.ts';
import type { Choice } from './decode.ts';
import type { Edge } from './edges.ts';
import type { Lattice } from './lattice.ts';
import { isNamedMember, kindOfMember } from './list-members.ts';
import { ROLES } from './roles.ts';

const AVOID = ROLES.indexOf('avoid');

/** What stands for every one of a list: "ye sab", "idella", "any of these". */
const themAll = phraseSet(
  list(`
    any of these; any of those; any of them; all of these; all of those; all of them; all these; all those; these all; these three; these two; these areas; these places;
    ye sab; yeh sab; ye sabhi; ye saare; ye sare; ye teeno; ye tino; ye dono; yeh dono; in sab; inme se koi; inmein se koi; inme se koi bhi; in mein se koi; ye sab jagah; sab; in teeno; in teeno me; in teeno mein; in teenon; in teenon me; in teenon mein; in dono; in dono me; in dono mein; in sab me; in sab mein; inme; koi bhi;
    idella; ivella; ivellavu; ivugalu; ivella ella; ee ella; ivu ella; ivu yavudu; ivu yavdu; ivu yaavudu; idu ella; ivu; ee eradu; ee mooru;
    ये सब; ये सभी; ये तीनों; ये दोनों; इनमें से कोई; इनमें से कोई भी; इन सब; ಇವೆಲ್ಲ; ಇವೆಲ್ಲಾ; ಇದೆಲ್ಲ; ಇದೆಲ್ಲಾ; ಇವು ಯಾವುದೂ; ಇವು; ಇವುಗಳು; ಈ ಎರಡೂ; ಈ ಮೂರೂ
  `),
);

/** The same, with its refusal in it: "none of these". */
const noneOfThem = phraseSet(
  list(`none of these; none of those; none of them; not these; not any of these; not any of them`),
);

/** Between the members of a list, and before what stands for all of them. */
const between = wordSet(`, ? / - : ; & . or and nor ya aur athva athava mattu या और ಅಥವಾ ಮತ್ತು`);

/** Fewer are no list: of one thing alone the words beside it tell. */
const LEAST = 2;
const MOST = 12;

/**
 * "Whitefield, Sarjapur, Marathahalli ye sab nahi", "idella beda", "any of these, no": each of the list before it is refused, in no doubt.
 */
export function listsRefused({ edges }: Lattice, { tokens }: Sentence): Choice[] {
  return [...tokens.keys()].flatMap((at) => {
    if (!isRefused(tokens, at)) return [];
    const members = listBefore(edges, tokens, at);
    return members.length < LEAST ? [] : members.map((edge) => ({ edge, role: AVOID }));
  });
}

function isRefused(tokens: Sentence['tokens'], at: number): boolean {
  if (lengthAt(noneOfThem, tokens, at) > 0) return true;
  const all = lengthAt(themAll, tokens, at);
  if (all === 0) return false;
  let next = at + all;
  while (tokens[next]?.text === ',' || outright.has(tokens[next]?.text ?? '')) next++;
  const refusal = Math.max(lengthAt(refusing, tokens, next), lengthAt(refusedBefore, tokens, next));
  return refusal > 0 && !/^[\p{L}\p{M}\d]/u.test(tokens[next + refusal]?.text ?? '');
}

/** The edges of the list that ends before a token, from right to left; of the readings of one name the longest. */
function listBefore(edges: readonly Edge[], tokens: Sentence['tokens'], at: number): number[] {
  const members: number[] = [];
  let field: Field | undefined;
  let end = at;
  while (members.length < MOST) {
    while (between.has(tokens[end - 1]?.text ?? '')) end--;
    const found = edges
      .flatMap((edge, index) => (edge.to === end && isNamedMember(edge) ? [{ edge, index }] : []))
      .toSorted((one, other) => one.edge.from - other.edge.from || rank(one) - rank(other))
      .find(({ edge }) => field === undefined || kindOfMember(edge.field) === field);
    if (found === undefined) return members;
    field = kindOfMember(found.edge.field);
    members.push(found.index);
    end = found.edge.from;
  }
  return members;
}

const rank = ({ edge }: { edge: Edge }): number => (edge.field === 'near' ? 1 : 0);
