import { everyConstraint } from '@manemitra/query/interpretation';
import { tokenize } from '@manemitra/query/tokens';
import type { Answer, ChatRequest } from '../answer.ts';
import type { ReadSentence } from '../read-once.ts';
import { consistsOf } from './accept.ts';
import { isRelative } from './clause-marks.ts';
import { besideTakingBack, takingBack } from './taken-back-words.ts';

/** A turn that goes back to the search before, as the whole wish that it is; undefined where it goes back to nothing, or to something that it names. */
export async function takenBack(
  request: ChatRequest,
  read: ReadSentence,
): Promise<ChatRequest | undefined> {
  const last = request.screen?.before?.at(-1);
  const rest = restBeside(request.prompt);
  if (rest === undefined || last === undefined) return undefined;
  // The search before was none.
  if (last === '') return { ...request, prompt: 'start over' };
  const before = await read(last);
  const wishesMore =
    rest !== '' && (everyConstraint(await read(rest)).length > 0 || isRelative(tokenize(rest)));
  return wishesMore
    ? { ...request, prompt: rest, previous: before }
    : { ...request, prompt: last, previous: undefined, isOffered: true };
}

/** "Undo" where no search came before that we know of. */
export const nothingToTakeBack = ({ prompt, screen }: ChatRequest): Answer | undefined =>
  restBeside(prompt) === undefined || (screen?.before ?? []).length > 0
    ? undefined
    : {
        message: 'I know of no search before this one. What should be different?',
        outcome: 'needs-input',
        kind: 'wish',
        taps: [{ label: 'Start over', prompt: 'start over' }],
      };

/** What a turn says beside going back: "too few" of "too few, undo". Undefined where it does not go back. */
function restBeside(prompt: string): string | undefined {
  const clauses = prompt.split(/[,.;!?।\n]+/u).filter((one) => /[\p{L}\p{N}]/u.test(one));
  const rest = clauses.filter((one) => !goesBack(one));
  return rest.length === clauses.length ? undefined : rest.join(', ').trim();
}

function goesBack(clause: string): boolean {
  const tokens = tokenize(clause);
  const bare = tokens.filter(({ text }) => !besideTakingBack.has(text));
  return [tokens, bare].some((said) => consistsOf(said, takingBack));
}
