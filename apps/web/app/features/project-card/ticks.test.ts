import type { Constraint } from '@manemitra/query/interpretation';
import { array, assert, constantFrom, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFoundProperty } from '#web/testing/property.ts';
import type { MatchLine } from './match-lines.ts';
import { type Ticked, ticksOf, type Tick, wordsInSight } from './ticks.ts';

const home = { unitId: '1', label: '3 BHK', bhk: 3, price: 14_000_000 } as Ticked['home'];
const difference = { tone: 'under', left: 500_000, text: 'All in, ₹5 L under' } as const;
const found: Ticked = { ...aFoundProperty(), home, difference };

const line = (
  field: Constraint['field'],
  brief: string,
  verdict: MatchLine['verdict'] = 'met',
): MatchLine => ({ id: brief, field, verdict, text: `${brief}, in full`, brief });

const rooms = line('bhk', '3 BHK');
const place = line('locality', 'Whitefield');
const money = line('price', 'Up to ₹1.5 Cr');
const khata = line('khatha', 'A Khata');
const gym = line('amenity', 'No gym', 'missed');
const water = line('water', 'Cauvery water', 'unknown');
const texts = (ticks: readonly Tick[]) => ticks.map(({ text }) => text);

describe('the ticks of a card', () => {
  it('are what is left of the limit, then what is not kept or not known before what is kept', () => {
    const { lead, words } = ticksOf([khata, money, water, gym], found);
    expect(texts(lead)).toEqual(['All in, ₹5 L under']);
    expect(words.map(({ kind, text }) => [kind, text])).toEqual([
      ['missed', 'No gym'],
      ['unknown', 'Cauvery water'],
      ['met', 'A Khata'],
    ]);
  });

  it('stand in the line of the home for what it says anyway, but never for a ready home without a known certificate', () => {
    const { inLine, words } = ticksOf([rooms, place], found);
    expect([[...inLine], words]).toEqual([['bhk', 'locality'], []]);
    expect(texts(ticksOf([rooms], { ...found, home: null }).words)).toEqual(['3 BHK']);

    const ready = line('possession', 'Ready to move');
    const of = (occupancyCertificateReceived: boolean | null) =>
      ticksOf([ready], {
        ...found,
        project: { ...found.project, status: 'ready', occupancyCertificateReceived },
      });
    expect(of(true).inLine).toContain('possession');
    expect(of(null).words).toMatchObject([{ kind: 'open', text: 'Ready, if its OC is there' }]);
  });

  it('are each wish exactly once', () => {
    const someLine = tuple(string(), constantFrom('met', 'missed', 'unknown')).map(
      ([brief, verdict]) => line('amenity', brief, verdict),
    );
    assert(
      property(array(someLine, { maxLength: 14 }), (lines) => {
        const { words } = ticksOf(lines, found);
        expect(texts(words).toSorted()).toEqual(lines.map(({ brief }) => brief).toSorted());
      }),
    );
  });

  it('take two lines of a phone beside the limit', () => {
    const words = Array.from({ length: 12 }, (_, at) => line('amenity', `Amenity no ${at}`));
    const within = (count: number) =>
      wordsInSight(ticksOf([money, ...words.slice(0, count)], found));
    expect([within(5), within(6), within(9)]).toEqual([5, 4, 4]);
    expect(wordsInSight(ticksOf([money, ...words], found), '2 of 5 kinds of home fit')).toBe(2);
  });
});
