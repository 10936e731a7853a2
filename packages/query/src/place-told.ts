import { relabelled } from './constraints.ts';
import type { FieldValues } from './criteria.ts';
import { distanceAt, type Distance } from './distances.ts';
import { placeBySlug, spokenName } from './gazetteer.ts';
import type { Constraint, Interpretation, Question } from './interpretation.ts';
import { isSaidByNear, nearValue } from './near-value.ts';
import type { Sentence } from './reading.ts';
import { tokenize } from './tokens.ts';
import { asksWhereItIs } from './unsaid-place.ts';

/**
 * "Near my office", and when we ask where that is: "Manyata", "it is in Bellandur". What is told is where the home should be near, within what
 * was said of the office before; an area beside the place is its address. Gives what this sentence wishes then, and which words of
 * before are used by it. Undefined where nothing was asked, or the place is not told.
 */
export function placeTold(
  previous: Interpretation,
  said: Interpretation,
  sentence: Sentence,
): { said: Interpretation; isUsed: (unread: string) => boolean } | undefined {
  const question = previous.questions.find(asksWhereItIs);
  if (question === undefined) return undefined;
  const first = onlyPlaceOf(said);
  if (first === undefined) return undefined;
  const spoken = limitOf(previous.unread, question);
  const place = first.field === 'near' ? first.value.place : first.value.in[0];
  if (place === undefined) return undefined;
  const isOwnLimit = first.field === 'near' && !isPlain(first.value);
  const near = isOwnLimit ? first : nearTo(place, first, { spoken, sentence });
  const isHere = (words: string) => words.includes(question.quote ?? '') || hasLimit(words);
  return {
    said: {
      ...said,
      constraints: said.constraints.flatMap((one) =>
        one === first ? [near] : isArea(one) ? [] : [one],
      ),
    },
    isUsed: isHere,
  };
}

/** Whether a sentence tells the place that was asked for. */
export const tellsPlace = (previous: Interpretation, said: Interpretation): boolean =>
  previous.questions.some(asksWhereItIs) && onlyPlaceOf(said) !== undefined;

function onlyPlaceOf({ constraints }: Interpretation) {
  const points = constraints.filter(isNear);
  // "3 BHK in Hebbal" says where the home is.
  const areas = constraints.some(isOfHome) ? [] : constraints.filter(isArea);
  const [first, ...others] = points.length > 0 ? points : areas;
  return others.length > 0 ? undefined : first;
}

function nearTo(
  place: string,
  from: Constraint,
  { spoken, sentence }: { spoken: Distance | undefined; sentence: Sentence },
): Constraint {
  const known = placeBySlug(place);
  const name = known === undefined ? from.label : spokenName(known);
  const { value, assumed } = nearValue({ slug: place, name }, spoken);
  const { assumed: _, ...rest } = from;
  const near = { ...rest, field: 'near' as const, value, strength: 'must' as const };
  return relabelled({ ...near, ...(assumed === undefined ? {} : { assumed }) }, sentence);
}

/** How far it may be from there, which had no place while that was not known. */
function limitOf(unread: readonly string[], { quote = '' }: Question): Distance | undefined {
  const beside = unread.find((words) => words.includes(quote) && hasLimit(words));
  return limitIn(beside ?? unread.find(hasLimit) ?? '');
}

function limitIn(words: string): Distance | undefined {
  const tokens = tokenize(words);
  return tokens.map((_, at) => distanceAt(tokens, at)).find((one) => one !== undefined);
}

const hasLimit = (words: string): boolean => limitIn(words) !== undefined;

const isPlain = (value: FieldValues['near']): boolean =>
  'withinMeters' in value && isSaidByNear(value.place, value.withinMeters);

const isOfHome = ({ field }: Constraint): boolean => field === 'bhk' || field === 'propertyType';

const isNear = (one: Constraint): one is Extract<Constraint, { field: 'near' }> =>
  one.field === 'near' && one.strength === 'must';

const isArea = (one: Constraint): one is Extract<Constraint, { field: 'locality' }> =>
  one.field === 'locality' && one.strength === 'must' && one.value.in.length === 1;
