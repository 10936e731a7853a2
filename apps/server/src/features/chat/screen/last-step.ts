import { everyConstraint, type Constraint } from '@manemitra/query/interpretation';
import { tokenize } from '@manemitra/query/tokens';
import type { ChatRequest } from '../answer.ts';
import type { ReadSentence } from '../read-once.ts';

/** Whether the name is of what the last step changed, as "80 madiddu" after a limit of 80 lakh, and of nothing else that is wished for. */
export async function isOfLastStep(
  named: string,
  { previous, screen }: ChatRequest,
  read: ReadSentence,
): Promise<boolean> {
  const last = screen?.before?.at(-1);
  if (named === '' || last === undefined || previous === undefined) return false;
  const then = everyConstraint(await read(last)).map(wishOf);
  const changes = everyConstraint(previous).filter((one) => !then.includes(wishOf(one)));
  const words = tokenize(named).map(({ text }) => text);
  const names = (one: Constraint) => {
    const said = tokenize(`${one.quote} ${one.label}`).map(({ text }) => text);
    return words.some((word) => said.includes(word) || said.includes(`${word}s`));
  };
  const [change, ...more] = changes;
  return change !== undefined && more.length === 0 && names(change);
}

const wishOf = ({ field, value, strength }: Constraint): string =>
  JSON.stringify([field, value, strength]);
