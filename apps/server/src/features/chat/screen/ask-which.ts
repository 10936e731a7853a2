import type { Answer } from '../answer.ts';
import { cardOf, type Shown } from './shown.ts';

/** More candidates than these are asked for by name. */
const CANDIDATES = 5;

/** Asks which project is meant, with those that may be as taps: each says the same again of that one. */
export function whichOne(question: string, prompt: string, { projects }: Shown): Answer {
  const candidates = projects.slice(0, CANDIDATES);
  return {
    message: candidates.length === 0 ? 'Which project do you mean? Say its name.' : question,
    outcome: 'needs-input',
    cards: candidates.map(cardOf),
    taps: candidates.map(({ project: { name } }) => ({
      label: name,
      prompt: `${name}: ${prompt}`,
    })),
  };
}
