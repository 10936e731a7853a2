import type { Sort } from '@manemitra/query/criteria';
import {
  everyConstraint,
  type Constraint,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { SORT_LABELS } from './result-words.ts';

/**
 * Why a list holds what it holds in the order it has, in words. They follow the formula of the search
 * (`features/search/ranking.ts` of the server): what is said here must be true there.
 */
export function orderText(interpretation: Interpretation): string {
  const parts = [
    ...whoIsHere(interpretation),
    ...whoIsFirst(everyConstraint(interpretation), interpretation.sort),
    'Nobody can pay to come first.',
  ];
  return parts.join(' ');
}

function whoIsHere({ constraints, alternatives }: Interpretation): string[] {
  const has = (wanted: Constraint['strength']) =>
    constraints.some(({ strength }) => strength === wanted);
  const sentences = [
    ...(has('must') ? ['Each of these is known to meet every must in your sentence.'] : []),
    ...(alternatives === undefined
      ? []
      : ['Each meets all of at least one of the wishes that you joined by “or”.']),
    ...(has('avoid') ? ['None is known to be what you want to avoid.'] : []),
  ];
  return sentences.length > 0 ? sentences : ['Nothing in your sentence rules a project out.'];
}

function whoIsFirst(constraints: readonly Constraint[], sort: Sort | undefined): string[] {
  const nices = constraints.filter(({ strength }) => strength === 'nice').length;
  const fits = fitWords(constraints);
  const known = 'how many of their facts are known and how recently those were checked';
  const byNices =
    nices > 1 ? 'those that meet more of your nice-to-haves' : 'those that meet your nice-to-have';
  return [
    ...(sort === undefined ? [] : [`They are sorted by ${lowerFirst(SORT_LABELS[sort])}.`]),
    ...(nices === 0
      ? []
      : [`${sort === undefined ? 'First' : 'Among equals first'} come ${byNices}.`]),
    fits.length === 0
      ? `${beginning(sort, nices)} goes by ${known}.`
      : `${beginning(sort, nices)} goes most by ${fits.join(' and ')}, and less by ${known}.`,
  ];
}

/** What is told before decides before. */
function beginning(sort: Sort | undefined, nices: number): string {
  if (nices > 0) return 'Then the order';
  return sort === undefined ? 'The order' : 'Among equals the order';
}

/** The wishes that can be met more or less well. */
function fitWords(constraints: readonly Constraint[]): string[] {
  const wished = constraints.filter(({ strength }) => strength !== 'avoid');
  const isPlace = ({ field }: Constraint) =>
    field === 'locality' || field === 'near' || field === 'metroLine';
  const isLimit = (wish: Constraint) =>
    wish.field === 'price' && wish.value.max !== undefined && wish.value.min === undefined;
  return [
    ...(wished.some(isPlace) ? ['how near they are to what you named'] : []),
    ...(wished.some(isLimit) ? ['how far they stay under your budget'] : []),
  ];
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
