import { everyConstraint } from '@manemitra/query/interpretation';
import { lengthAt, type PhraseTable } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import type { Answer, ChatRequest } from '../answer.ts';
import type { ReadSentence } from '../read-once.ts';
import { consistsOf } from './accept.ts';
import { isRelative } from './clause-marks.ts';
import { isOfLastStep } from './last-step.ts';
import { besideStartingOver, startingOver } from './starts-over-words.ts';
import {
  besideTakingBack,
  besideWithdrawing,
  takingBack,
  undoing,
  withdrawing,
} from './taken-back-words.ts';
import { tellingForm } from './clause-end-words.ts';
import { isAsking } from './clause-form.ts';
import { placeOf, textAt } from './in-clause.ts';
import { clausesOf } from './turn-form.ts';

/** A turn that goes back to the search before, as the whole wish that it is; undefined where it goes back to nothing, or to something that it names. */
export async function takenBack(
  request: ChatRequest,
  read: ReadSentence,
): Promise<ChatRequest | undefined> {
  const last = request.screen?.before?.at(-1);
  const rest = restBeside(request.prompt);
  if (rest === undefined) return undefined;
  // "Back. Same but 3 BHK", on a page or a comparison: back to the list, and on from it.
  const isElsewhere = (request.screen?.kind ?? 'list') !== 'list';
  if (rest !== '' && (isElsewhere || last === undefined)) return { ...request, prompt: rest };
  if (last === undefined) return undefined;
  // The search before was none.
  if (last === '') return { ...request, prompt: 'start over' };
  const before = await read(last);
  const wishesMore =
    rest !== '' && (everyConstraint(await read(rest)).length > 0 || isRelative(tokenize(rest)));
  return wishesMore
    ? { ...request, prompt: rest, previous: before }
    : { ...request, prompt: last, previous: undefined, isOffered: true };
}

/** A turn that begins anew, with what it wishes beside that: "chhodo, shuru se karte hain". */
export async function startedOver(
  request: ChatRequest,
  read: ReadSentence,
): Promise<ChatRequest | undefined> {
  const rest = restWithout(request.prompt, startsOver);
  if (rest === undefined) return undefined;
  const wishesMore = rest !== '' && everyConstraint(await read(rest)).length > 0;
  return wishesMore
    ? { ...request, prompt: rest, previous: undefined }
    : { ...request, prompt: 'start over' };
}

/** "Units wali baat wapas leta hoon": a wish that is taken back by its name, as what drops it from the search before. */
export async function wishTakenBack(
  request: ChatRequest,
  read: ReadSentence,
): Promise<ChatRequest | undefined> {
  const { prompt, previous } = request;
  // Beside the clause that takes it back, others say why: "galti se hat gaye saare, tower wala undo karo".
  const clause = clausesIn(prompt).find((one) => placeOf(undoing, tokenize(one)) !== -1);
  const tokens = tokenize(clause ?? prompt);
  const at = placeOf(withdrawing, tokens);
  if (previous === undefined || at === -1) return undefined;
  const end = at + lengthAt(withdrawing, tokens, at);
  // "Booking cancel ki to paisa wapas milega?" asks what comes back.
  const isTold = end + 1 === tokens.length && tellingForm.test(textAt(tokens, end));
  if (isTold || (await asksWhatComesBack(tokens, read))) return undefined;
  const named = tokens
    .filter(({ text }, index) => (index < at || index >= end) && !besideWithdrawing.has(text))
    .map(({ text }) => text)
    .join(' ');
  if (clause !== undefined && (await isOfLastStep(named, request, read)))
    return takenBack({ ...request, prompt: 'undo' }, read);
  const dropping = `drop the ${named}`;
  if (named === '' || everyConstraint(await read(named)).length > 1) return undefined;
  const left = everyConstraint(await read(dropping, previous)).length;
  const isDropped = left > 0 && left < everyConstraint(previous).length;
  return isDropped ? { ...request, prompt: dropping } : undefined;
}

/** Whether it asks, also without "what I said". */
async function asksWhatComesBack(tokens: readonly Token[], read: ReadSentence): Promise<boolean> {
  const said = tokens.filter(({ text }) => !besideWithdrawing.has(text));
  const bare = said.map(({ text }) => text).join(' ');
  return clausesOf(tokenize(bare), await read(bare)).some(({ form }) => isAsking(form));
}

/** "Undo" where no search came before that we know of. */
export const nothingToTakeBack = ({ prompt, screen }: ChatRequest): Answer | undefined =>
  restBeside(prompt) !== '' || (screen?.before ?? []).length > 0
    ? undefined
    : {
        message:
          screen?.sentence === undefined || screen.sentence === ''
            ? 'I know of no search before this one. What should be different?'
            : `No search came before “${screen.sentence}”, so it stays as it is. What should be different?`,
        outcome: 'needs-input',
        kind: 'wish',
        taps: [{ label: 'Start over', prompt: 'start over' }],
      };

/** What a turn says beside going back: "too few" of "too few, undo". Undefined where it does not go back. */
const restBeside = (prompt: string): string | undefined => restWithout(prompt, goesBack);

/** What a turn says beside the clauses of one kind; undefined where it has none of them. */
function restWithout(prompt: string, isOfKind: (clause: string) => boolean): string | undefined {
  const clauses = clausesIn(prompt);
  const rest = clauses.filter((one) => !isOfKind(one));
  if (rest.length === clauses.length) return undefined;
  return rest
    .filter((one) => !saysNothing(one))
    .join(', ')
    .trim();
}

const clausesIn = (prompt: string): string[] =>
  prompt.split(/(?:[,;!?।\n]|\.(?!\d))+/u).filter((one) => /[\p{L}\p{N}]/u.test(one));

const goesBack = (clause: string): boolean => isMadeOf(clause, takingBack, besideTakingBack);

const startsOver = (clause: string): boolean => isMadeOf(clause, startingOver, besideStartingOver);

/** "Chhodo, …", "ok, …". */
const saysNothing = (clause: string): boolean =>
  tokenize(clause).every(({ text }) => besideStartingOver.has(text));

/** It says nothing but phrases of a table, with or without the small words beside them. */
function isMadeOf(
  clause: string,
  phrases: PhraseTable<unknown>,
  beside: ReadonlySet<string>,
): boolean {
  const tokens = tokenize(clause);
  const bare = tokens.filter(({ text }) => !beside.has(text));
  return [tokens, bare].some((said) => consistsOf(said, phrases, beside));
}
