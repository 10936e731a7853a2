import { describe, expect, it } from 'vitest';
import { likeness } from './likeness.ts';
import { likelyDoubles, pairsToCompare } from './likeness-keys.ts';
import { brandOf } from './promoter-name.ts';
import { readProjectName } from './project-name.ts';
import { NEARLY, SAME } from './testing/made-up-pairs.ts';

const catalogue = [...SAME, ...NEARLY].flatMap(({ one, other }, i) => [
  { id: 2 * i + 1, ...one },
  { id: 2 * i + 2, ...other },
]);

describe('projects that look like one', () => {
  it('are found in at least 95 of 100 made-up pairs, with the evidence', () => {
    const missed = SAME.filter(({ one, other }) => likeness(one, other) === undefined);
    expect(missed.map(({ why, one, other }) => `${why}: ${one.name} / ${other.name}`)).toEqual([]);
  });

  it('are not phases, towers, registrations of their own, nor other builders’ projects', () => {
    const wrong = NEARLY.filter(({ one, other }) => likeness(one, other) !== undefined);
    expect(wrong.map(({ why, one, other }) => `${why}: ${one.name} / ${other.name}`)).toEqual([]);
  });

  it('are recognised from either side', () => {
    for (const { one, other } of [...SAME, ...NEARLY]) {
      expect(likeness(other, one) === undefined).toBe(likeness(one, other) === undefined);
    }
  });

  it('are all among those that are compared because they share a key', () => {
    const found = new Set(
      likelyDoubles(catalogue).map(({ one, other }) => `${one.id} ${other.id}`),
    );
    const lost = SAME.filter((_, i) => !found.has(`${2 * i + 1} ${2 * i + 2}`));
    expect(lost.map(({ why, one, other }) => `${why}: ${one.name} / ${other.name}`)).toEqual([]);
  });

  it('include names written in more words, with the brand and the place', () => {
    const known = { reraNumbers: [], pincode: null, point: null, totalUnits: null, landSqm: null };
    const others = { towers: null, possessionOn: null, approvalReference: null, surveyNumbers: [] };
    const hebbal = { slug: 'hebbal', name: 'Hebbal' };
    const projects = [
      ['Sunrise Meadows Ph-2', 'Sunrise Infra Projects', null],
      ['Sun Rise Meadows Phase II', 'Sunrise Infra', null],
      ['Vajra Skyline', 'Vajra Group', null],
      ['Vajra Sky Line (Hebbal)', 'VAJRA', hebbal],
      ['Sun Rise Meadows Phase III', 'Sunrise Infra', null],
    ] as const;
    const found = likelyDoubles(
      projects.map(([name, promoter, locality], id) => ({
        ...known,
        ...others,
        id,
        name,
        promoter,
        locality,
      })),
    );
    expect(found.map(({ one, other }) => [one.id, other.id])).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  it('include names that begin with another name of the same builder', () => {
    const unknown = { reraNumbers: [], locality: null, pincode: null, point: null };
    const others = { totalUnits: null, landSqm: null, towers: null, possessionOn: null };
    const rest = { ...unknown, ...others, approvalReference: null, surveyNumbers: [] };
    const ours = { ...rest, id: 1, name: 'Purva Zenith', promoter: 'Puravankara' };
    const evidence =
      'The same name, written otherwise: Purva Zenith / Puravankara Zenith (Purva and Puravankara are one builder)';
    for (const promoter of ['Puravankara', 'Purva', '']) {
      const theirs = { ...rest, id: 2, name: 'Puravankara Zenith', promoter };
      const [found] = likelyDoubles([ours, theirs]);
      expect(found?.like).toMatchObject({ isSure: false });
      expect(found?.like.evidence[0]).toBe(evidence);
    }
    const another = { ...rest, id: 3, name: 'Prestige Zenith', promoter: 'Prestige' };
    expect(likelyDoubles([ours, another])).toEqual([]);
  });

  it('are looked for among 10,000 without comparing each with each', () => {
    const words = [
      'Amber',
      'Birch',
      'Cedar',
      'Delta',
      'Ember',
      'Fern',
      'Grove',
      'Heath',
      'Iris',
      'Jade',
    ];
    const many = Array.from({ length: 10_000 }, (_, i) => ({
      reraNumbers: [],
      id: i + 1,
      name: `${words[i % 10]} ${words[Math.floor(i / 10) % 10]} ${words[Math.floor(i / 100) % 10]} ${i}`,
      promoter: `Builder${i % 400} Homes`,
      pincode: String(560_001 + (i % 120)),
      locality: { slug: `place-${i % 300}`, name: `Place ${i % 300}` },
    }));
    let compared = 0;
    for (const _ of pairsToCompare(many)) compared++;
    expect(compared).toBeLessThan(10_000 * 100);
  });
});

describe('a name', () => {
  it.each([
    ['Godrej MSR City – Phase 1', 'godrej msr city', 'phase 1'],
    ['Sattva Songbird Ph-II Towers 5 & 6', 'sattva songbird', 'phase 2, tower 5-6'],
    ['Provident Equinox 5', 'provident equinox', 'number 5'],
    ['2nd Phase of Sample Gardens', 'sample gardens', 'phase 2'],
    ['Sample One', 'sample', 'number 1'],
    ['L&T Elara 2.0', 'l t elara', 'number 2'],
  ])('%s is its words and its part', (name, words, parts) => {
    const read = readProjectName(name);
    expect(read.words.join(' ')).toBe(words);
    expect([...read.parts].map((part) => part.join(' ')).join(', ')).toBe(parts);
  });

  it.each([
    ['Prestige Estates Projects Ltd', 'prestige'],
    ['The Prestige Group', 'prestige'],
    ['M/s. Sri Sample Developers', 'sample'],
    ['L&T Realty', 'lt'],
    ['Builders and Developers', 'builders'],
  ])('of a promoter, %s, has the brand %s', (name, brand) => {
    expect(brandOf(name)).toBe(brand);
  });
});
