import { VERDICT_LABELS, VERDICT_MEANINGS } from '@manemitra/domain/verdict/levels';
import type { Topic } from './project-facts.ts';

/** More are on its page. */
const REASONS = 4;
const GAPS = 3;

/** What our published rules say for and against it, each reason with what would change it, and what is still to be asked. */
export const verdict: Topic = {
  name: 'Our verdict',
  groups: [],
  say: ({ detail: { verdict: judged } }) => {
    const { level, reasons, unknown } = judged;
    const told = reasons.slice(0, REASONS);
    const said = told.map(({ says, change }) =>
      sentence(change === null ? says : `${stem(says)}: ${change}`),
    );
    const asked = unknown
      .filter(({ says }) => !told.some((reason) => reason.says === says))
      .slice(0, GAPS)
      .map(({ says }) => stem(says));
    return [
      `${VERDICT_LABELS[level]}. ${VERDICT_MEANINGS[level]}`,
      ...said,
      asked.length === 0 ? '' : `Not known, so ask: ${asked.join('; ')}.`,
      'We know nothing else against it. The rules are published under “How we judge”.',
    ]
      .filter((part) => part !== '')
      .join(' ');
  },
};

const stem = (says: string): string => says.replace(/[.\s]+$/u, '');
const sentence = (says: string): string => `${stem(says)}.`;
