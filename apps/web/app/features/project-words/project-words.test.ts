import { describe, expect, it } from 'vitest';
import { MONEY_VIEWS } from '#web/browser/money-view.ts';
import { aFoundProperty, aProperty, aUnit } from '#web/testing/property.ts';
import {
  homesFitText,
  homesText,
  homeSum,
  khathaText,
  possessionText,
  priceText,
  projectPriceText,
  sizeFact,
  sizeText,
} from './public.ts';

const home = {
  unitId: 'u1',
  label: '3 BHK',
  bhk: 3,
  price: 8_320_000,
  allInPrice: 9_635_320,
  atLeast: null,
  upTo: null,
  unknownCosts: [],
  emi: 57_276,
};

describe('the words of a project', () => {
  it('never invent a price', () => {
    expect(priceText(aProperty())).toBe('Price on request');
    expect(priceText(aProperty({ project: { prices: { min: 14_200_000, max: null } } }))).toBe(
      'From ₹1.42 Cr',
    );
    expect(priceText(aProperty({ project: { price: 9_000_000 } }))).toBe('From ₹90 L');
  });

  it('lead with what the fitting home costs in all, then with what is listed, never with a sum of nothing', () => {
    const said = (property: Parameters<typeof homeSum>[0]) =>
      MONEY_VIEWS.map((view) => Object.values(homeSum(property, view)).join(' ').trim());
    expect(said(aFoundProperty({ home }))).toEqual([
      '₹96.35 L all-in',
      '₹83.2 L listed',
      '₹57,276 EMI a month',
    ]);
    expect(said(aFoundProperty({ home: { ...home, upTo: 8_900_000 } }))).toEqual([
      'from ₹96.35 L all-in',
      'from ₹83.2 L listed',
      'from ₹57,276 EMI a month',
    ]);
    expect(said(aFoundProperty({ home: { ...home, allInPrice: null, emi: null } }))).toEqual([
      '₹83.2 L listed; all-in not known',
      '₹83.2 L listed',
      '₹83.2 L listed',
    ]);
    expect(
      said(
        aFoundProperty({
          home: { ...home, allInPrice: null, atLeast: 9_100_000, unknownCosts: ['gst'] },
        }),
      ),
    ).toEqual(['at least ₹91 L without GST', '₹83.2 L listed', '₹57,276 EMI a month']);
    const silent = aFoundProperty({
      home: { ...home, price: null, allInPrice: null, emi: null },
      // Of another home.
      project: { prices: { min: 6_360_000, max: null } },
    });
    expect(said(silent)).toEqual(Array.from({ length: 3 }, () => 'Price on request'));
  });

  it('say how many homes fit, and from what, only where there is more than one', () => {
    const dear = { ...home, price: 9_500_000 };
    const homes = { count: 2, of: 5, fromPrice: 8_000_000, fromAllInPrice: 9_000_000 };
    const said = (more: Partial<typeof homes> | { fromAllInPrice: null }, of = dear) =>
      homesFitText({ home: of, homes: { ...homes, ...more } }, 'all-in');
    expect(said({})).toBe('2 of 5 kinds of home fit, from ₹90 L');
    expect(said({ fromAllInPrice: null })).toBe('2 of 5 kinds of home fit, from ₹80 L listed');
    // Its own price stands above already.
    expect(said({}, { ...dear, price: 8_000_000 })).toBe('2 of 5 kinds of home fit');
    expect(said({ count: 1 })).toBeNull();
    expect(homesFitText({ home: dear, homes: null }, 'listed')).toBeNull();
  });

  it('span sizes over all homes and leave unknown ones out', () => {
    expect(sizeText([null, { min: 780, max: 860 }, { min: 1320, max: null }])).toBe(
      '780 to 1,320 sq ft',
    );
    expect(sizeText([{ min: 1200, max: 1200 }])).toBe('1,200 sq ft');
    expect(sizeText([null])).toBeNull();
    expect(sizeText([])).toBeNull();
  });

  it('count rooms, name a studio, and name what is sold where rooms are not counted', () => {
    expect(homesText(aProperty({ parameters: { bhk: [3, 2, 2.5, 3] } }))).toBe('2, 2.5, 3 BHK');
    expect(homesText(aProperty({ parameters: { bhk: [0, 1] } }))).toBe('Studio, 1 BHK');
    expect(homesText(aProperty({ project: { propertyTypes: ['plot'] } }))).toBe('Plots');
  });

  it('tell possession from the stage, the date, or not at all', () => {
    expect(
      possessionText(
        aProperty({
          project: {
            status: 'ready',
            completionDate: '2024-01-31',
            occupancyCertificateReceived: true,
          },
        }),
      ),
    ).toBe('Ready to move');
    expect(possessionText(aProperty({ project: { status: 'ready' } }))).toBe(
      'Ready to move, OC not disclosed',
    );
    expect(
      possessionText(
        aProperty({ project: { status: 'built-oc-pending', completionDate: '2024-01-31' } }),
      ),
    ).toBe('Built, OC pending');
    const plots = { units: [aUnit({ type: 'plot' })], project: { status: 'ready' as const } };
    expect(possessionText(aProperty(plots))).toBe('Ready to register');
    expect(possessionText(aProperty({ project: { completionDate: '2027-12-31' } }))).toBe(
      'Dec 2027',
    );
    expect(possessionText(aProperty({ project: { status: 'new-launch' } }))).toBe('New launch');
    expect(possessionText(aProperty())).toBeNull();
  });

  it('name every khatha of the land once', () => {
    const survey = (khathaType: 'A' | 'B' | null) => ({
      surveyNumber: null,
      khathaType,
      khathaClass: khathaType,
      isEKhatha: khathaType === 'A' ? true : null,
    });
    const land = { isLitigated: null, surveyNumDetails: ['B', 'A', null, 'A'] as const };
    expect(
      khathaText({ land: { ...land, surveyNumDetails: land.surveyNumDetails.map(survey) } }),
    ).toBe('A Khata (e-Khata), B Khata');
    expect(khathaText(aProperty())).toBeNull();
  });
});

describe('what is known of a project as a whole', () => {
  const ranges = {
    price: { min: 7_300_000, max: 14_000_000 },
    allInPrice: null,
    rate: null,
    carpet: null,
    superBuiltUp: null,
    plot: null,
    area: { min: 546, max: 1400 },
  };
  const property = aProperty({ project: { ranges } });

  it('is said of the project, by its own kind of size', () => {
    expect(priceText(property)).toBe('₹73 L to ₹1.4 Cr across all its homes');
    const card = aFoundProperty({ project: { ranges } });
    const home = { ...card.home, unitId: 'u1', label: '3 BHK', bhk: 3, price: null };
    const silent = { ...card, home: { ...home, allInPrice: null, atLeast: null, emi: null } };
    expect(MONEY_VIEWS.map((view) => homeSum(silent, view))).toEqual(
      MONEY_VIEWS.map(() => ({
        before: '',
        sum: '₹73 L to ₹1.4 Cr',
        what: 'across all its homes',
      })),
    );
    expect(projectPriceText(property)).toBe('₹73 L to ₹1.4 Cr');
    expect(sizeFact(property)).toEqual({ label: 'Size', value: '546 sq ft to 1,400 sq ft' });
  });

  it('is a rate where only that is told, and never a sum made of it', () => {
    const rate = { min: 8500, max: 8500 };
    const property = aProperty({
      project: { ranges: { ...ranges, price: null, allInPrice: null, rate } },
    });
    expect(priceText(property)).toBe('₹8,500 a sq ft (project)');
    expect(homeSum({ ...property, home: null }, 'listed')).toMatchObject({
      sum: '₹8,500 a sq ft (project)',
      what: '',
    });
  });

  it('is said to be all-in where only that is told', () => {
    const allInPrice = ranges.price;
    const of = (price: typeof allInPrice | null) =>
      aProperty({ project: { ranges: { ...ranges, price, allInPrice } } });
    expect(priceText(of(null))).toBe('₹73 L to ₹1.4 Cr all-in across all its homes');
    expect(projectPriceText(of(null))).toBe('₹73 L to ₹1.4 Cr all-in');
    expect(projectPriceText(of(ranges.price))).toBe('₹73 L to ₹1.4 Cr');
  });

  it('gives way to the known super built-up area of a home, which is called so', () => {
    const unit = aUnit({ superBuiltUpSqft: { min: 1240, max: 1330 } });
    expect(sizeFact(aProperty({ units: [unit], project: { ranges } }))).toEqual({
      label: 'Super built-up',
      value: '1,240 to 1,330 sq ft',
    });
    const carpet = aUnit({ ...unit, carpetSqft: { min: 820, max: null } });
    expect(sizeFact(aProperty({ units: [carpet, unit] })).label).toBe('Carpet');
  });

  it('steps back where a home has its own', () => {
    const known = aProperty({ project: { ranges, prices: { min: 9_000_000, max: null } } });
    expect(priceText(known)).toBe('From ₹90 L');
    expect(projectPriceText(known)).toBeNull();
  });
});
