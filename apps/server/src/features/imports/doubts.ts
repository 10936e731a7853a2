import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { withoutContacts } from '@manemitra/domain/contact-details';
import { areasNamed } from '@manemitra/query/whereabouts/area-names';
import type { FactValue } from '@manemitra/domain/tellings';
import { distanceMeters } from '@manemitra/domain/geography';
import type { FactChange } from '#server/features/fact-words/public.ts';
import type { PlannedRow } from './plan-rows.ts';

/** A place that moves further than this is most likely another one. */
const FAR_METERS = 2000;
/** A price that changes by more than a half is most likely of something else. */
const MOST = 1.5;

/** Why a person should look at a row before it comes in, as sentences. */
export function doubtsOf(changes: readonly FactChange[]): string[] {
  return changes.flatMap(({ fact, was, is }) => {
    if (was === undefined) return [];
    const doubt = doubtOf(fact, was.value, is);
    return doubt === undefined ? [] : [doubt];
  });
}

const OF_PLACE = new Set(['locality', 'address', 'pincode', 'coordinates']);

/** What contradicts itself in where a project lies, or names no place that is known, where the row says anything of that. */
export function placeDoubtsOf({
  outcome,
  changes,
  project,
}: Pick<PlannedRow<unknown>, 'outcome' | 'changes' | 'project'>): string[] {
  const isTold = outcome === 'added' || changes.some(({ fact }) => OF_PLACE.has(fact));
  if (!isTold) return [];
  const { place_contradictions, locality_name, lat, about_lat } = project.property;
  const written = changes.find(({ fact }) => fact === 'locality')?.is;
  const isNowhere = (lat ?? about_lat ?? null) === null && locality_name !== null;
  return [
    ...place_contradictions,
    ...(typeof written === 'string' && isReadAs(written, locality_name)
      ? [`The place "${written}" is read as ${locality_name}.`]
      : []),
    ...(isNowhere && place_contradictions.length === 0
      ? [
          `No place is known by the name "${locality_name}": no map shows the project until its place is set under "Places".`,
        ]
      : []),
  ];
}

/** Whether a place is known only by another spelling of it, or by a part of what is written. */
const isReadAs = (written: string, name: string | null): name is string =>
  name !== null && name !== written && areasNamed(written).length === 0;

/** A phone number or an address of a person in a text that everybody reads. */
export function contactDoubtsOf({ description, address }: ProjectRecord): string[] {
  return Object.entries({ Description: description, Address: address }).flatMap(([name, text]) =>
    text === undefined || withoutContacts(text) === text
      ? []
      : [
          `${name} is shown to everybody and has a phone number or an e-mail address in it, which the page leaves out.`,
        ],
  );
}

function doubtOf(fact: string, was: FactValue, is: FactValue): string | undefined {
  if (typeof is === 'string') {
    if (fact === 'name') return `The project gets another name: ${is}.`;
    if (fact === 'promoter') return `The project gets another promoter: ${is}.`;
  }
  if (fact === 'coordinates' && isPoint(was) && isPoint(is)) {
    const meters = distanceMeters([was.lat, was.lng], [is.lat, is.lng]);
    return meters > FAR_METERS ? `The place moves by ${(meters / 1000).toFixed(1)} km.` : undefined;
  }
  if (fact.endsWith('/price') && isRange(was) && isRange(is)) {
    const ratio = is.min / was.min;
    return ratio > MOST || ratio < 1 / MOST
      ? `A price ${ratio > 1 ? 'rises' : 'falls'} by ${Math.round(Math.abs(ratio - 1) * 100)} %.`
      : undefined;
  }
  return undefined;
}

const isPoint = (value: FactValue): value is { lat: number; lng: number } =>
  typeof value === 'object' && value !== null && 'lat' in value && 'lng' in value;

const isRange = (value: FactValue): value is { min: number } =>
  typeof value === 'object' && value !== null && 'min' in value;
