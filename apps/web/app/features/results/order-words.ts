import { lowerFirst } from '@manemitra/domain/first-letter';
import type { Sort } from '@manemitra/query/criteria';
import {
  everyConstraint,
  type Constraint,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { SORT_LABELS } from './result-words.ts';

/**
 * Why a list holds these projects, and why in this order, in two lines. They follow the formula of the search
 * (`features/search/ranking.ts` of the server): what is said here must be true there.
 */
export function orderLines(interpretation: Interpretation): [who: string, order: string] {
  const order = [
    ...whoIsFirst(everyConstraint(interpretation), interpretation.sort),
    'Nobody can pay to come first.',
  ];
  return [whoIsHere(interpretation).join(' '), order.join(' ')];
}

function whoIsHere({ constraints, alternatives }: Interpretation): string[] {
  const has = (wanted: Constraint['strength']) =>
    constraints.some(({ strength }) => strength === wanted);
  const sentences = [
    ...(has('must') ? ['Each of these is known to meet every must in your sentence.'] : []),
    ...(alternatives === undefined
      ? []
      : ['Each meets all of at least one of the wishes that you joined by “or”.']),
    ...(constraints.some(isWay) ? ['A way counts by the middle of its estimate.'] : []),
    ...(has('avoid') ? ['None is known to be what you want to avoid.'] : []),
  ];
  return sentences.length > 0 ? sentences : ['Nothing in your sentence rules a project out.'];
}

/** The criteria are named in the order in which they decide. */
function whoIsFirst(constraints: readonly Constraint[], sort: Sort | undefined): string[] {
  const nices = constraints.filter(({ strength }) => strength === 'nice').length;
  const isPlaceNamed = constraints.some(
    ({ field, strength }) => strength !== 'avoid' && PLACE_FIELDS.includes(field),
  );
  const steps = [
    ...(sort === 'fair' ? [] : within(constraints)),
    ...(nices === 0 ? [] : [nices > 1 ? 'more of your nice-to-haves' : 'your nice-to-have']),
    'the better verdict',
    ...(isPlaceNamed ? ['what is nearer to what you named'] : []),
    'what more is known of',
  ];
  return [
    ...(sort === undefined ? [] : [`They are sorted by ${lowerFirst(SORT_LABELS[sort])}.`]),
    ...(sort === 'area-desc' || sort === 'area-asc'
      ? ['The size is the super built-up area, as listings quote it, or that of the plot.']
      : []),
    ...(sort === 'fair' ? [beforeFairness(constraints)] : []),
    `${sort === undefined ? 'First' : 'Among equals first'} comes ${steps.join(', then ')}.`,
    ...(constraints.some(isLimit)
      ? ['Within your budget, a lower price does not rank higher.']
      : []),
  ];
}

const PLACE_FIELDS: readonly string[] = ['locality', 'near', 'metroLine'];

const isLimit = ({ strength, ...wish }: Constraint): boolean =>
  strength !== 'avoid' &&
  wish.field === 'price' &&
  wish.value.max !== undefined &&
  wish.value.min === undefined;

const isMostToPay = ({ strength, ...wish }: Constraint): boolean =>
  strength === 'must' && wish.field === 'price' && wish.value.max !== undefined;

/** Of a price part may not be told, of what is refused anything. */
const mayBeOpen = (wish: Constraint): boolean => isMostToPay(wish) || wish.strength === 'avoid';

/** Of a limit for everything until the keys none is here that is over it. */
const isListedLimit = (wish: Constraint): boolean =>
  isMostToPay(wish) && wish.field === 'price' && wish.value.basis === 'listed';

/** What outweighs all else. */
const within = (constraints: readonly Constraint[]): string[] => [
  ...(constraints.some(mayBeOpen) ? ['what surely fits'] : []),
  ...(constraints.some(isListedLimit) ? ['what stays within your budget until the keys'] : []),
  ...(constraints.some(isWay) ? ['what is in time on a slow day too'] : []),
];

/** What outweighs how long the ways are. */
function beforeFairness(constraints: readonly Constraint[]): string {
  const steps = within(constraints);
  const last = '“Stay away for now” comes after the others.';
  return steps.length === 0 ? last : `Before that comes ${steps.join(', then ')}; ${last}`;
}

/** A way that is asked for in minutes. */
export const isWay = ({ strength, ...wish }: Constraint): boolean =>
  strength === 'must' && wish.field === 'near' && 'withinMinutes' in wish.value;
