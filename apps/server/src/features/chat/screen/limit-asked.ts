import { describe } from '@manemitra/query/describe';
import { criteriaOf } from '@manemitra/query/interpretation';
import type { Answer } from '../answer.ts';
import { readQuestion } from '../project/read-question.ts';
import type { Question } from './question.ts';

/**
 * "Is stamp duty included in that?" after a budget, beside a list of which none was spoken of: of the limit, and of no project. Undefined
 * where it asks of something else.
 */
export function limitAsked({ request, shown, meant, names }: Question): Answer | undefined {
  const { previous, prompt } = request;
  const price = previous?.constraints.find(
    ({ field, strength }) => field === 'price' && strength === 'must',
  );
  const isOfNone = meant?.missing !== undefined && meant.isDefinite !== true;
  const isOfList = shown.kind === 'list' && shown.focus.length === 0;
  if (previous === undefined || price?.field !== 'price' || price.value.max === undefined)
    return undefined;
  if (!isOfNone || !isOfList || !readQuestion(prompt).topics.includes('charges')) return undefined;
  if (price.value.basis === 'all-in') {
    return {
      message:
        'Yes: your limit is all-in, with GST, stamp duty, registration and those charges that are known.',
      outcome: 'answered',
    };
  }
  const allIn = { ...price, value: { ...price.value, basis: 'all-in' as const } };
  const sentence = describe(criteriaOf({ ...previous, constraints: [allIn] }), names);
  return {
    message:
      'Your limit is read both ways. “Fit” counts homes that keep it all-in, with GST, stamp duty and registration. “By listed price only” counts those that pass it once these are added.',
    outcome: 'answered',
    taps: [{ label: `Only ${sentence}`, prompt: sentence }],
  };
}
