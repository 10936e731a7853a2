import { placeBySlug, spokenName } from '@manemitra/query/gazetteer';
import { everyConstraint } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import type { ChatRequest } from '../answer.ts';
import { asksOfProjects } from '../project/read-question.ts';
import { distanceWords } from './distance-words.ts';
import { has } from './in-clause.ts';

/** "How far is it": from the place that the search before is about, where none is said. */
export function wayMeant({ prompt, previous }: ChatRequest, tokens: readonly Token[]): string {
  if (previous === undefined || !has(distanceWords, tokens) || asksOfProjects(prompt)) return '';
  const [way] = everyConstraint(previous).flatMap((one): string[] => {
    if (one.field === 'metroLine') return ['metro'];
    const place = one.field === 'near' ? placeBySlug(one.value.place) : undefined;
    return place === undefined ? [] : [spokenName(place)];
  });
  return way === undefined ? '' : ` ${way}`;
}
