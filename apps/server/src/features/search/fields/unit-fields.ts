import { upperFirst } from '@manemitra/domain/first-letter';
import { formatSquareFeet } from '@manemitra/domain/area';
import { bhkLabel, propertyTypeLabel } from '@manemitra/domain/labels';
import { orList } from '@manemitra/domain/list-words';
import type { FieldValues } from '@manemitra/query/criteria';
import * as units from '../index/unit-measures.ts';
import type { SearchField, Seen } from '../search-field.ts';
import { changeOf, loweredMin, raisedMax } from './range.ts';

/* Wishes about the home itself. */

export const bhk: SearchField<'bhk'> = {
  level: 'unit',
  measures: units.bhk,
  met: (_, seen) => unitText(seen),
  missed: (value, seen) =>
    missedText(bhkWords(value), seen, unitText(seen), ({ bhk: rooms }) =>
      'in' in value ? value.in.includes(rooms ?? NaN) : (rooms ?? NaN) >= value.min,
    ),
  fact: () => 'Number of bedrooms',
  avoided: (value) => `Not ${bhkWords(value)}`,
  wish: (value) => bhkWords(value),
  widen: (value) => {
    if ('min' in value) {
      const min = value.min - 1;
      return min < 1 ? [] : [{ value: { min }, text: `Include ${bhkLabel(min)}`, size: 0.5 }];
    }
    return neighbours(value.in).map((size) => ({
      value: { in: [...value.in, size].sort((a, b) => a - b) },
      text: `Include ${bhkLabel(size)}`,
      size: 0.5,
    }));
  },
};

/** `No 2 BHK`, or where the project has some and another home is spoken of, `3 BHK, not 2 BHK`. */
function missedText(
  asked: string,
  { property }: Seen,
  spoken: string,
  isAsked: (unit: Seen['property']['units'][number]) => boolean,
): string {
  return property.units.some(isAsked) ? `${spoken}, not ${asked}` : `No ${asked}`;
}

function bhkWords(value: FieldValues['bhk']): string {
  return 'in' in value ? orList(value.in.map(bhkLabel)) : `${bhkLabel(value.min)} or more`;
}

/** One bedroom less or more, halves too, never a studio for who wants rooms. */
function neighbours(sizes: readonly number[]): number[] {
  const near = sizes.flatMap((size) => [size - 0.5, size + 0.5, size - 1, size + 1]);
  return [...new Set(near)].filter((size) => size >= 1 && size <= 12 && !sizes.includes(size));
}

export const propertyType: SearchField<'propertyType'> = {
  level: 'unit',
  measures: units.propertyType,
  met: (_, seen) => typeText(seen),
  missed: (value, seen) =>
    missedText(typeWords(value), seen, typeText(seen), ({ type }) => value.in.includes(type)),
  fact: () => 'Type of home',
  avoided: (value) => `Not ${typeWords(value)}`,
  wish: typeWords,
};

const typeText = ({ unit }: Seen): string =>
  unit ? propertyTypeLabel(unit.type) : 'The type you want';

function typeWords(value: FieldValues['propertyType']): string {
  return orList(value.in.map((type) => propertyTypeLabel(type).toLowerCase()));
}

type Area = FieldValues['area'];

export const area: SearchField<'area'> = {
  level: 'unit',
  measures: units.area,
  met: (value, seen) => areaText(value, seen) ?? 'The area you want',
  missed: (value, seen) =>
    areaText(value, seen) ?? `Not the ${units.AREA_BASES[value.basis].words} area you want`,
  fact: ({ basis }) => `${capital(units.AREA_BASES[basis].words)} area`,
  avoided: () => 'Outside the sizes you avoid',
  wish: ({ basis }) => `the ${units.AREA_BASES[basis].words} area`,
  widen: (value, gaps) => {
    const max = value.max === undefined ? undefined : raisedMax(value.max, gaps, () => 50);
    const min = value.min === undefined ? undefined : loweredMin(value.min, gaps, () => 50);
    return [
      ...(min === undefined
        ? []
        : [
            {
              value: { ...value, min },
              text: `Look from ${formatSquareFeet(min)}`,
              size: changeOf(value.min ?? min, min),
            },
          ]),
      ...(max === undefined
        ? []
        : [
            {
              value: { ...value, max },
              text: `Look up to ${formatSquareFeet(max)}`,
              size: changeOf(value.max ?? max, max),
            },
          ]),
    ];
  },
};

function areaText(value: Area, { unit }: Seen): string | undefined {
  const { column, words } = units.AREA_BASES[value.basis];
  const min = unit?.[`${column}_min`] ?? null;
  const max = unit?.[`${column}_max`] ?? null;
  if (min === null) return undefined;
  const range = max === null || max === min ? '' : ` to ${formatSquareFeet(max)}`;
  return `${formatSquareFeet(min)}${range} ${words}`;
}

export const facing: SearchField<'facing'> = {
  level: 'unit',
  measures: units.facing,
  met: (value, { unit }) => {
    const faced = value.in.filter((direction) => unit?.facings?.includes(direction));
    return `${capital(orList(faced.length > 0 ? faced : value.in))} facing`;
  },
  missed: (value) => `Not ${orList(value.in)} facing`,
  fact: () => 'Facing',
  avoided: (value) => `Not ${orList(value.in)} facing`,
  wish: () => 'the facing',
};

export const loadingPercent: SearchField<'loadingPercent'> = {
  level: 'unit',
  measures: units.loadingPercent,
  met: (_, { unit }) => `Loading ${Math.round(unit?.loading_percent ?? 0)}%`,
  missed: (_, { unit }) => `Loading ${Math.round(unit?.loading_percent ?? 0)}%`,
  fact: () => 'Loading',
  avoided: () => 'Outside the loading you avoid',
  wish: () => 'the loading',
  widen: (value, gaps) => {
    const max = value.max === undefined ? undefined : raisedMax(value.max, gaps, () => 1);
    return max === undefined
      ? []
      : [
          {
            value: { ...value, max },
            text: `Accept loading up to ${max}%`,
            size: changeOf(value.max ?? max, max),
          },
        ];
  },
};

/** "3 BHK, 1,240 sq ft carpet" */
function unitText({ unit }: Seen): string {
  if (unit === undefined) return 'The size you want';
  const size = unit.bhk === null ? unit.label : bhkLabel(unit.bhk);
  const carpet = unit.carpet_sqft_min;
  return carpet === null ? size : `${size}, ${formatSquareFeet(carpet)} carpet`;
}

function capital(words: string): string {
  return upperFirst(words);
}
