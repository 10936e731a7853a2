import { describe } from '@manemitra/query/describe';
import { criteriaOf, type Interpretation } from '@manemitra/query/interpretation';
import type { ChatRequest } from '../answer.ts';
import type { ReadSentence } from '../read-once.ts';
import { saysWhichHomes } from './searched-in.ts';

/**
 * "Where do I get a 3 BHK under 1 crore?" is answered with an offer, and "cheapest first" goes on from it: where no search stands, a turn
 * that only changes one changes what was offered. Undefined where it says by itself which homes.
 */
export async function offerGoneOnFrom(
  { prompt, screen }: ChatRequest,
  read: ReadSentence,
): Promise<Interpretation | undefined> {
  const offer = screen?.offer;
  if (offer === undefined || saysWhichHomes(await read(prompt))) return undefined;
  const offered = await read(offer);
  const beside = await read(prompt, offered);
  const isChanged = describe(criteriaOf(beside)) !== describe(criteriaOf(offered));
  return beside.intent === 'refine' && isChanged ? offered : undefined;
}
