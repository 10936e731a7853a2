import { describe, expect, it } from 'vitest';
import { aProperty, aUnit } from '#web/testing/property.ts';
import { factSheet } from './overview/facts-card.ts';
import { otherSourceTexts, provenanceText } from './project-facts.ts';

it('says when nobody has checked the source yet', () => {
  expect(provenanceText(aProperty())).toBe('Source: Karnataka RERA, not checked yet');
});

it('tells the source of facts that are from elsewhere than the rest', () => {
  const provenance = { source: 'Stock list', sourceUrl: null, checkedOn: '2026-09-28' };
  const own = { source: { name: 'Stock list', url: null }, checkedOn: '2026-09-28', isKnown: true };
  const staff = { source: { name: 'Staff edit', url: null }, checkedOn: '2026-11-28' };
  const facts = [
    { ...own, group: 'project' as const, label: 'Project' },
    { ...own, ...staff, group: 'prices' as const, label: 'Prices and charges' },
    { ...own, ...staff, group: 'water' as const, label: 'Water', isKnown: false },
    { ...own, ...staff, group: 'documents' as const, label: 'Documents' },
  ];
  expect(otherSourceTexts({ provenance, facts }, new Set(['project', 'prices', 'water']))).toEqual([
    'Prices and charges: Staff edit, as of 28 Nov 2026',
  ]);
});

it('tells each source and day of facts of one group that differ', () => {
  const provenance = { source: 'Stock list', sourceUrl: null, checkedOn: '2026-09-28' };
  const source = { name: 'Stock list', url: null };
  const part = { fields: ['units'], source };
  const prices = {
    group: 'prices' as const,
    label: 'Prices and charges',
    source,
    checkedOn: '2026-09-28',
    isKnown: true,
    parts: [
      { ...part, label: '3 BHK: price', checkedOn: '2026-11-27' },
      { ...part, label: 'the rest', checkedOn: '2026-09-28' },
    ],
  };
  expect(otherSourceTexts({ provenance, facts: [prices] }, new Set(['prices']))).toEqual([
    'Prices and charges: Stock list (3 BHK: price as of 27 Nov 2026, the rest as of 28 Sep 2026)',
  ]);
  const [own, rest] = prices.parts;
  const other = { ...own, source: { name: 'Portal', url: null } };
  const ofTwo = { ...prices, parts: [other, rest] as typeof prices.parts };
  expect(otherSourceTexts({ provenance, facts: [ofTwo] }, new Set(['prices']))).toEqual([
    'Prices and charges: 3 BHK: price from Portal, as of 27 Nov 2026; the rest from Stock list, as of 28 Sep 2026',
  ]);
});

describe('the fact sheet', () => {
  const value = (label: string, property: ReturnType<typeof aProperty>) =>
    factSheet(property).find((fact) => fact.label === label)?.value;

  it('shows a fact that is not known as unknown instead of leaving it out', () => {
    const facts = factSheet(aProperty());
    expect(facts.length).toBeGreaterThan(10);
    expect(facts.flatMap((fact) => fact.value ?? [])).toEqual([]);
  });

  it('calls villas villas, whatever the register calls their project, and asks for no towers', () => {
    const villas = aProperty({
      project: { type: 'Residential/Group Housing', propertyTypes: ['villa'] },
    });
    expect(value('Type', villas)).toBe('Villas');
    expect(value('Towers', villas)).toBeUndefined();
    expect(value('Floors', villas)).toBeNull();
  });

  it('asks no layout of plots for towers, and says once that plots are sold', () => {
    const layout = aProperty({
      project: { type: 'Plotted Development', propertyTypes: ['plot'], totalUnits: 269 },
      units: [aUnit({ type: 'plot' })],
    });
    const labels = factSheet(layout).map(({ label }) => label);
    expect(labels.filter((label) => /Homes|Tower|Floor|Basement|Occupancy/.test(label))).toEqual(
      [],
    );
    expect(value('Plots in total', layout)).toBe('269');
  });

  it('treats a negative number as unknown', () => {
    expect(value('Towers', aProperty({ project: { numOfTowers: -1 } }))).toBeNull();
  });

  it('says that trains do not run yet at a station under construction', () => {
    const nearestMetro = {
      station: 'Hebbal',
      line: 'blue',
      status: 'under-construction',
      meters: 450,
    };
    expect(value('Nearest metro', aProperty({ project: { nearestMetro } }))).toBe(
      'Hebbal (Blue line, under construction), 450 m as the crow flies',
    );
  });

  it('tells the open space in square metres where no share of the land is known', () => {
    const area = { total: null, open: 5690, buildUp: null, carpet: null };
    expect(value('Open space', aProperty({ project: { area } }))).toBe('5,690 sq m');
    expect(value('Open space', aProperty({ project: { area, openSpacePercent: 70.2 } }))).toBe(
      '70 %',
    );
  });

  it('shows the completion date as dd/mm/yyyy and land in square metres and acres', () => {
    const property = aProperty({
      project: {
        completionDate: '2027-11-30',
        isDateOfCompletion: true,
        area: { total: 16187.4, open: null, buildUp: null, carpet: null },
      },
    });
    expect(value('Completion date', property)).toBe('30/11/2027');
    expect(value('Land', property)).toBe('16,187 sq m (4 acres)');
    const area = { total: 9105.43, open: null, buildUp: null, carpet: null };
    expect(value('Land', aProperty({ project: { area } }))).toBe('9,105 sq m (2.25 acres)');
  });

  it('calls a date what its source calls it', () => {
    const handover = aProperty({ project: { completionDate: '2027-11-30' } });
    expect(value('Possession date', handover)).toBe('30/11/2027');
    expect(value('Possession', handover)).toBe('Nov 2027');
    const { project } = handover;
    const completed = aProperty({ project: { ...project, isDateOfCompletion: true } });
    expect(value('Completion', completed)).toBe('Nov 2027');
    expect(value('Completion date', completed)).toBe('30/11/2027');
    const ready = aProperty({ project: { ...project, isDateOfCompletion: true, status: 'ready' } });
    expect(value('Possession', ready)).toBe('Ready to move, OC not disclosed');
  });

  it('says of a certificate that cannot be there yet that it is not due, as the compliances do', () => {
    const certificate = (status: 'ready' | 'under-construction', isPromisePast = false) =>
      value('Occupancy certificate', aProperty({ project: { status, isPromisePast } }));
    expect(certificate('under-construction')).toBe('Not due yet');
    expect(certificate('under-construction', true)).toBeNull();
    expect(certificate('ready')).toBeNull();
  });

  it('calls no month of possession a date of completion', () => {
    const promised = { completionDate: '2028-06-30', completionPrecision: 'month' as const };
    const property = aProperty({ project: promised });
    expect(value('Possession', property)).toBe('Jun 2028');
    expect(value('Possession date', property)).toBeNull();
    const ready = aProperty({ project: { ...promised, status: 'ready' } });
    expect(value('Possession date', ready)).toBe('Jun 2028');
  });
});
