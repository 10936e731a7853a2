import { upperFirst } from '../first-letter.ts';
import { formatDistance, distanceMeters } from '../geography.ts';
import { brandAs } from './brands.ts';
import { changesBetween, isAlike, soundOf } from './plain-words.ts';
import { compareParts, type ProjectName, readProjectName } from './project-name.ts';
import { brandOf, promoterCore } from './promoter-name.ts';
import { mayBeOne, reraCore, registeredAs } from './rera-core.ts';

/** What projects are compared by; `null` is not known. */
export interface Comparable {
  name: string;
  /** Empty where nobody says it. */
  promoter: string;
  reraNumbers: readonly string[];
  /** The gazetteer's slug, and the name it is shown by. */
  locality: { slug: string; name: string } | null;
  pincode: string | null;
  point: readonly [lat: number, lng: number] | null;
  totalUnits: number | null;
  landSqm: number | null;
  towers: number | null;
  possessionOn: string | null;
  approvalReference: string | null;
  surveyNumbers: readonly string[];
}

/** Why two projects look like one, as sentences; `isSure` where a public register says so. */
export interface Likeness {
  evidence: string[];
  isSure: boolean;
}

const NEAR_METERS = 400;
const SAME_PLOT_METERS = 120;
const APART_METERS = 3000;

/**
 * Why two projects look like one, or `undefined`. People decide: it never says that they are. Phases, towers and projects of
 * other builders are not alike, whatever their names have in common, and neither are two registrations.
 */
export function likeness(one: Comparable, other: Comparable): Likeness | undefined {
  const shared = sharedNumber(one, other);
  if (shared !== undefined) return { evidence: [shared, ...besides(one, other)], isSure: true };
  if (!mayBeOne(registeredAs(one.reraNumbers), registeredAs(other.reraNumbers))) return undefined;
  const [name, others] = [nameOf(one), nameOf(other)];
  const parts = compareParts(name, others);
  if (parts === 'differ' || parts === 'part-of') return undefined;
  const names = compareNames(one, other, [name, others]);
  const promoters = comparePromoters(one, other, [name, others]);
  const place = comparePlaces(one, other);
  const figures = sameFigures(one, other);
  const isLike =
    names === undefined
      ? // Another name altogether: only where nothing else can be.
        promoters !== undefined && place.isNear && figures.strength >= 3
      : promoters === undefined && !isUntold(one, other)
        ? place.isSamePlot || (place.isNear && figures.strength >= 2)
        : !place.isApart || figures.strength >= 1;
  if (!isLike) return undefined;
  const said = [names, parts === 'first-of' ? 'One is called the first phase' : undefined];
  const evidence = [...said, promoters, place.text, ...figures.texts].flatMap((text) => text ?? []);
  return { evidence, isSure: false };
}

/** A project is compared with many: its name is taken apart once. */
const namesRead = new WeakMap<Comparable, ProjectName>();

function nameOf(project: Comparable): ProjectName {
  const known = namesRead.get(project) ?? readProjectName(project.name);
  namesRead.set(project, known);
  return known;
}

function besides(one: Comparable, other: Comparable): string[] {
  const [name, others] = [nameOf(one), nameOf(other)];
  const parts = compareParts(name, others);
  return [
    parts === 'differ' ? 'But the names say different parts' : undefined,
    compareNames(one, other, [name, others]),
    comparePromoters(one, other, [name, others]),
    comparePlaces(one, other).text,
    ...sameFigures(one, other).texts,
  ].flatMap((text) => text ?? []);
}

function sharedNumber(one: Comparable, other: Comparable): string | undefined {
  const cores = new Map(one.reraNumbers.map((number) => [reraCore(number), number]));
  for (const number of other.reraNumbers) {
    const own = cores.get(reraCore(number));
    if (own === undefined) continue;
    return own === number
      ? `The same RERA number: ${number}`
      : `One RERA number, once with its extension: ${own} and ${number}`;
  }
  return undefined;
}

type Names = readonly [ProjectName, ProjectName];

function compareNames(one: Comparable, other: Comparable, names: Names): string | undefined {
  const brands = [brandOf(one.promoter), brandOf(other.promoter)];
  // `KaveriCrest` is `Kaveri Crest`.
  const withoutBrand = (word: string): string => {
    const brand = brands.find((each) => each.length >= 4 && word.startsWith(each));
    return brand !== undefined && word.length - brand.length >= 4 ? word.slice(brand.length) : word;
  };
  const places = [one, other].flatMap(
    ({ locality }) => locality?.name.toLowerCase().split(/\W+/) ?? [],
  );
  const noise = new Set([...brands, ...places]);
  const [a, b] = names.map(({ words }) => {
    const telling = words.filter((word) => !noise.has(brandAs(word))).map(withoutBrand);
    return telling.length > 0 ? telling : words;
  }) as [string[], string[]];
  const [joined, others] = [a.join(''), b.join('')];
  const [whole, wholeOther] = names.map(({ words }) =>
    words.filter((word) => !places.includes(word)).join(''),
  );
  if (joined === others || (whole !== '' && whole === wholeOther)) {
    if (one.name === other.name) return `The same name: ${one.name}`;
    const said = `The same name, written otherwise: ${one.name} / ${other.name}`;
    const [brand, otherBrand] = names.map(({ words }) =>
      words.find((word) => brandAs(word) !== word || brands.includes(word)),
    );
    return brand !== undefined && otherBrand !== undefined && brand !== otherBrand
      ? `${said} (${upperFirst(brand)} and ${upperFirst(otherBrand)} are one builder)`
      : said;
  }
  const areAllAlike = a.length === b.length && a.every((word, i) => isAlike(word, b[i] ?? ''));
  const isJoinedOtherwise =
    !/\d/.test(joined + others) &&
    a.length !== b.length &&
    Math.min(joined.length, others.length) >= 8 &&
    changesBetween(joined, others) <= 1;
  return areAllAlike || isJoinedOtherwise
    ? `Names that differ by spelling only: ${one.name} / ${other.name}`
    : undefined;
}

const isUntold = (one: Comparable, other: Comparable): boolean =>
  one.promoter === '' || other.promoter === '';

function comparePromoters(one: Comparable, other: Comparable, names: Names): string | undefined {
  if (isUntold(one, other)) return undefined;
  const [core, others] = [promoterCore(one.promoter), promoterCore(other.promoter)];
  if (core === others) {
    return one.promoter === other.promoter
      ? `The same promoter: ${one.promoter}`
      : `The same promoter, written otherwise: ${one.promoter} / ${other.promoter}`;
  }
  const [brand, otherBrand] = [brandOf(one.promoter), brandOf(other.promoter)];
  if (isSameBrand(brand, otherBrand)) {
    return `Promoters of one brand: ${one.promoter} / ${other.promoter}`;
  }
  const isNamed =
    (brand.length >= 4 && names[1].words.includes(brand)) ||
    (otherBrand.length >= 4 && names[0].words.includes(otherBrand));
  return isNamed
    ? `The brand of one promoter is in the other’s name: ${one.promoter} / ${other.promoter}`
    : undefined;
}

/** A brand is one word, so only one slip is forgiven. */
const isSameBrand = (one: string, other: string): boolean =>
  isAlike(one, other) && (soundOf(one) === soundOf(other) || changesBetween(one, other) <= 1);

interface PlaceCompared {
  isNear: boolean;
  isSamePlot: boolean;
  isApart: boolean;
  text: string | undefined;
}

function comparePlaces(one: Comparable, other: Comparable): PlaceCompared {
  const isSamePin = one.pincode !== null && one.pincode === other.pincode;
  const isSameLocality = one.locality !== null && one.locality.slug === other.locality?.slug;
  const meters = one.point && other.point && distanceMeters(one.point, other.point);
  const isOtherPin = one.pincode !== null && other.pincode !== null && !isSamePin;
  const isOtherLocality = one.locality !== null && other.locality !== null && !isSameLocality;
  const text =
    meters !== null && meters <= NEAR_METERS
      ? `${formatDistance(meters)} apart on the map`
      : isSamePin
        ? `The same pincode: ${one.pincode}`
        : isSameLocality
          ? `The same locality: ${one.locality?.name}`
          : undefined;
  return {
    isNear: meters === null ? isSamePin : meters <= NEAR_METERS,
    isSamePlot: meters !== null && meters <= SAME_PLOT_METERS,
    isApart: meters === null ? isOtherPin && isOtherLocality : meters > APART_METERS,
    text,
  };
}

/** Figures that two projects seldom share by chance; those of the plan more seldom than round numbers. */
function sameFigures(one: Comparable, other: Comparable) {
  const survey = one.surveyNumbers.find((number) => other.surveyNumbers.includes(number));
  const { landSqm: land, approvalReference: approval } = one;
  const isSameLand =
    land !== null && other.landSqm !== null && Math.abs(land - other.landSqm) <= land / 100;
  const isSame = (field: 'totalUnits' | 'towers' | 'possessionOn') =>
    one[field] !== null && one[field] === other[field];
  const figures: (readonly [boolean, number, string])[] = [
    [
      approval !== null && approval === other.approvalReference,
      2,
      `The same approval: ${approval}`,
    ],
    [survey !== undefined, 2, `The same survey number: ${survey}`],
    [isSame('totalUnits'), 1, `The same number of homes: ${one.totalUnits}`],
    [isSameLand, 1, `The same land: ${Math.round(land ?? 0)} sq m`],
    [isSame('possessionOn'), 0.5, `The same possession: ${one.possessionOn}`],
    [isSame('towers'), 0.5, `The same number of towers: ${one.towers}`],
  ];
  const same = figures.filter(([isSameFigure]) => isSameFigure);
  return {
    strength: same.reduce((sum, [, strength]) => sum + strength, 0),
    texts: same.map(([, , text]) => text),
  };
}
