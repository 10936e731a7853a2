import { describe } from '@manemitra/query/describe';
import { criteriaOf, everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { asksOfProjects } from '../project/read-question.ts';
import { isRelative } from './clause-marks.ts';
import { refusesOrAllows } from './refusals.ts';
import type { Turn } from './turn.ts';

/** What it does; undefined where a turn wishes by itself, or by what is seen, or there is nothing before it. */
export type Effect = 'drops' | 'changes' | 'nothing' | undefined;

/** What a turn without a wish of its own does to the search before: "facing doesn't matter" takes a wish away. */
export async function effectOf(
  tokens: readonly Token[],
  { request: { prompt, previous, screen }, alone, names, read }: Turn,
): Promise<Effect> {
  const wishesItself = everyConstraint(alone).length > 0 || alone.sort !== undefined;
  if (previous === undefined || wishesItself || isRelative(tokens)) return undefined;
  const beside = await read(prompt, previous);
  const saidOf = (one: Interpretation) => describe(criteriaOf(one), names);
  if (beside.intent !== 'refine' || saidOf(beside) === saidOf(previous)) return 'nothing';
  const isLess = everyConstraint(beside).length < everyConstraint(previous).length;
  // After a question a fact by its bare name is asked for, too.
  const isBare = asksOfProjects(prompt) && !refusesOrAllows(tokens);
  const asksOn = screen?.asked !== undefined && isBare;
  if (asksOn) return undefined;
  // "All inclusive": the same budget, of another sum.
  return isLess ? 'drops' : 'changes';
}
