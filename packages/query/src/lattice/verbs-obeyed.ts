import { everyPhrase, lengthAt, list, phraseSet } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import { wordSet } from '../tokens.ts';
import { membersOf } from './before.ts';
import type { Choice } from './decode.ts';
import type { Lattice } from './lattice.ts';
import { ROLES } from './roles.ts';

const MUST = ROLES.indexOf('must');
const AVOID = ROLES.indexOf('avoid');
const ALSO = ROLES.indexOf('also');
const DROP = ROLES.indexOf('drop');

/** "leave Malleshwaram", "forget the gym": what stands behind goes. */
const leavingAhead = phraseSet([
  ...list(`
    leave; leave out; leaving; forget; forget about; scrap; ditch; cancel; remove; drop; delete; take out; knock off; disregard
  `),
  ...everyPhrase(
    list(`disregard; ignore; forget; forget about; scrap; cancel; drop`),
    list(`my; the`),
    ['', ...list(`earlier; previous; last; first`)],
    list(`remark; remarks; request; message; comment; point; words; suggestion; mention`),
    list(`about; on; of; regarding; for`),
  ),
  ...everyPhrase(
    list(`disregard; ignore; forget`),
    list(`what i said`),
    ['', ...list(`earlier; before`)],
    list(`about; on; regarding`),
  ),
]);

/** "attibele tegi", "studio scrapped": what stands before goes. */
const leavingBehind = phraseSet(
  list(`
    tegi; thegi; tegedu; thegedu; tegedhaki; thegedu bidi; tegedu bidi; scrapped; cancelled; hata do; hatao; nikal do; cancel karo; हटा दो; हटाओ;
    ತೆಗೆಯಿರಿ; ತೆಗೆದು ಬಿಡಿ; ತೆಗಿ
  `),
);

/** So many words back a verb may begin: "disregard my earlier remark about". */
const BACK = [1, 2, 3, 4, 5, 6];

/** "widen to Banaswadi", "also ok with Yelahanka": what stands behind joins. */
const joiningAhead = phraseSet(
  list(`
    add; include; widen to; expand to; extend to; also ok with; also okay with; also fine with; ok with; okay with; also in; also include
  `),
);

/** "dasarahalli serisu": what stands before joins. */
const joiningBehind = phraseSet(
  list(
    `serisu; serisi; sersu; sersi; jodo; jod do; jodna; daalo; dalo; daal do; dal do; डालो; डाल दो; add karo; add maadi; add madi; aadru ok; aadru parvagilla; aadru sari; nu parvagilla; parvagilla; bhi chalega; bhi theek hai; bhi thik hai; is fine too; is ok too; is okay too; is also fine; is also ok;
    too is fine; also fine; भी चलेगा; भी ठीक है; ಆದರೂ ಓಕೆ; ಆದರೂ ಸರಿ; ಆದರೂ ಪರವಾಗಿಲ್ಲ; ಪರವಾಗಿಲ್ಲ; ಕೂಡ ಸರಿ; जोड़ो; जोड़ दो; ಸೇರಿಸಿ; ಸೇರಿಸು`,
  ),
);

/** "Show me 4 bhk too", at the end of a thought: "Hebbal too far" joins nothing. */
const bareJoining = wordSet('too also bhi kooda saha भी ಕೂಡ ಸಹ');

/**
 * A row in which the verbs of a change are obeyed: what the sentence before said and this one tells to leave goes, and does not stay
 * alone; what it tells to add joins.
 */
export function withVerbsObeyed(
  { edges, before }: Lattice,
  row: readonly Choice[],
  { tokens }: Sentence,
): Choice[] {
  if (before === undefined) return [...row];
  const endsBefore = (words: typeof leavingAhead, from: number) =>
    BACK.some((back) => {
      const length = lengthAt(words, tokens, from - back);
      const article = tokens[from - 1]?.text === 'the' ? 1 : 0;
      return length > 0 && (length === back || length + article === back);
    });
  return row.map((choice) => {
    const edge = edges[choice.edge];
    const [wish] = edge?.wishes ?? [];
    if (edge === undefined || wish === undefined) return choice;
    const members = membersOf(wish);
    const isKnown = members.length > 0 && members.every((member) => before.members.has(member));
    const isLeft =
      endsBefore(leavingAhead, edge.from) || lengthAt(leavingBehind, tokens, edge.to) > 0;
    if (isLeft && isKnown && (choice.role === MUST || choice.role === AVOID)) {
      return { ...choice, role: DROP };
    }
    const isJoined =
      endsBefore(joiningAhead, edge.from) ||
      lengthAt(joiningBehind, tokens, edge.to) > 0 ||
      (bareJoining.has(tokens[edge.to]?.text ?? '') &&
        !/^[\p{L}\d]/u.test(tokens[edge.to + 1]?.text ?? ''));
    const isOfList = 'in' in wish.value && before.fields.has(wish.field);
    return isJoined && isOfList && choice.role === MUST ? { ...choice, role: ALSO } : choice;
  });
}
