import { formatShortRupees, LAKH } from '@manemitra/domain/money';
import { bhkLabel, propertyTypeLabel } from '@manemitra/domain/labels';
import { describe } from '@manemitra/query/describe';
import { interpret } from '@manemitra/query/interpret';
import {
  criteriaOf,
  everyConstraint,
  type CatalogueNames,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { list, phraseAt, phraseSet, lengthAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { degrees, type Degree } from './degree-words.ts';
import { similarWords } from './similar-words.ts';
import { homeOf, type Shown } from './shown.ts';
import { meantBy, type Meant } from './resolve.ts';
import { wordsBeside } from './pointing.ts';

/** A wish said by what is seen, put into words that stand by themselves. */
export interface Absolute {
  prompt: string;
  /** What it was measured by, for the answer. */
  says: string;
  /** It is a search of its own and not a change of the one before. */
  isAnew?: boolean;
  /** One question may follow, as little is said of the home itself. */
  asksOne?: boolean;
  /** What is meant where nothing fits that. */
  orElse?: { prompt: string; says: string };
}

const builderWords = phraseSet(
  list(
    'that builder; this builder; same builder; the same builder; us builder; is builder; aa builder; ee builder; उस बिल्डर; इस बिल्डर; ಆ ಬಿಲ್ಡರ್; ಈ ಬಿಲ್ಡರ್',
  ),
);

/** Radii around the metro that a search steps down by, in metres. */
const METRO_STEPS = [5000, 3000, 2000, 1000, 500];

/**
 * "Cheaper" is cheaper than all that is seen (or than the one pointed at), "bigger" larger, "closer to metro" within a
 * smaller distance; "similar to the second one" is its kind of home, near it, at about its price. Undefined where a
 * sentence says what it wishes by itself, or nothing is seen to measure by.
 */
export function absoluteWish(
  tokens: readonly Token[],
  shown: Shown,
  { previous, names, today }: Before,
): Absolute | undefined {
  const meant = meantBy(tokens, shown);
  return (
    swappedPlace(tokens, { previous, names, today }) ??
    likeOne(tokens, shown, meant) ??
    byBuilder(tokens, meant) ??
    degreeWish(tokens, shown, meant, previous)
  );
}

interface Before {
  previous: Interpretation | undefined;
  names: CatalogueNames;
  /** `YYYY-MM-DD` */
  today: string;
}

const swapWords = phraseSet(
  list(
    'what about; how about; whatabout; instead; rather; and in; what if; nahi to; ke badle; ki jagah; badlu; badalige; hege; kya hoga; की जगह; के बदले; ಬದಲು; ಬದಲಿಗೆ',
  ),
);

const PLACES: ReadonlySet<string> = new Set(['locality', 'zone', 'near']);

/** "What about Yelahanka": another place in the place of the one before, with all other wishes. */
function swappedPlace(
  tokens: readonly Token[],
  { previous, names, today }: Before,
): Absolute | undefined {
  const at = tokens.findIndex((_, from) => lengthAt(swapWords, tokens, from) > 0);
  if (previous === undefined || at === -1) return undefined;
  const words = wordsBeside(tokens, [[at, at + lengthAt(swapWords, tokens, at)]]);
  // A place by itself is read as one.
  const alone = interpret(`in ${words}`, { today, names });
  const isOfPlaces =
    alone.constraints.length > 0 &&
    alone.alternatives === undefined &&
    alone.constraints.every(({ field, strength }) => PLACES.has(field) && strength === 'must');
  const kept = previous.constraints.filter(({ field }) => !PLACES.has(field));
  if (!isOfPlaces || kept.length === previous.constraints.length) return undefined;
  const prompt = describe(
    criteriaOf({ ...previous, constraints: [...kept, ...alone.constraints] }),
    names,
  );
  return { prompt, says: '', isAnew: true };
}

function degreeWish(
  tokens: readonly Token[],
  shown: Shown,
  meant: Meant | undefined,
  previous: Interpretation | undefined,
): Absolute | undefined {
  // A figure of its own says how much.
  if (tokens.some(({ text }) => /\d/.test(text))) return undefined;
  const at = tokens.findIndex((_, from) => lengthAt(degrees, tokens, from) > 0);
  const found = at === -1 ? undefined : phraseAt(degrees, tokens, at);
  // "Cheapest first" is an order, which the search itself understands.
  const isOrder = SUPERLATIVE.test(tokens[at]?.text ?? '');
  if (found === undefined || isOrder) return undefined;
  const measured =
    meant === undefined || meant.projects.length === 0 ? shown.projects : meant.projects;
  const words = boundOf(found.value, tokens, measured, previous);
  if (words === undefined) return undefined;
  const beside = wordsBeside(tokens, [...(meant?.spans ?? []), [at, at + found.length]]);
  // What else is said stays; words that only carry the degree go.
  const rest = beside.split(' ').filter((word) => !CARRIERS.has(word));
  const whole = ({ prompt, says }: Bound) => ({
    prompt: [prompt, ...rest].join(' ').trim(),
    says,
  });
  return { ...whole(words), ...(words.orElse ? { orElse: whole(words.orElse) } : {}) };
}

const SUPERLATIVE = /(?:[^r]est|most|least|sabse|सबसे|ಅತಿ)$/u;

const CARRIERS = new Set(
  (
    'something anything a bit little slightly any one ones options option show me than find to the metro station please pls but and more please give i want need us some it make kuch thoda aur dikhao dikha do swalpa inna innu torsi thorisi torisi beku ' +
    'madi ide hai mujhe nanage in of is are there from namma कुछ थोड़ा और दिखाओ चाहिए ಸ್ವಲ್ಪ ಇನ್ನೂ ಇನ್ನು ತೋರಿಸಿ ಬೇಕು मेट्रो ಮೆಟ್ರೋ ge ke se paas'
  ).split(' '),
);

interface Bound {
  prompt: string;
  says: string;
  orElse?: Bound;
}

function boundOf(
  degree: Degree,
  tokens: readonly Token[],
  projects: Shown['projects'],
  previous: Interpretation | undefined,
): Bound | undefined {
  const isAllIn = everyConstraint(previous ?? { constraints: [] }).some(
    (one) => one.field === 'price' && one.value.basis === 'all-in',
  );
  const homes = projects.flatMap((one) => homeOf(one) ?? []);
  if (degree === 'cheap' || (degree === 'low' && !saysMetro(tokens))) {
    const prices = homes.flatMap(
      ({ price, allInPrice }) => (isAllIn ? allInPrice : price?.min) ?? [],
    );
    if (prices.length === 0) return undefined;
    return cheaperThan(
      prices.toSorted((a, b) => a - b),
      isAllIn ? 'all-in ' : '',
    );
  }
  if (degree === 'big') {
    const sizes = homes.flatMap(({ carpetSqft }) => carpetSqft?.min ?? []);
    if (sizes.length === 0) return undefined;
    const largest = Math.max(...sizes);
    return {
      prompt: `carpet above ${Math.floor(largest) + 1} sq ft`,
      says: `The largest of what you see has ${Math.round(largest).toLocaleString('en-IN')} sq ft of carpet.`,
    };
  }
  if (degree === 'near' && saysMetro(tokens)) return nearerMetro(projects, previous);
  return undefined;
}

/**
 * Below the lowest of what is seen. Where all that fits is seen there is none: then the cheaper half. `prices` are in rupees, the
 * lowest first.
 */
function cheaperThan(prices: readonly number[], basis: string): Bound | undefined {
  const below = (price: number) => Math.ceil(price / LAKH - 1) * LAKH;
  const lowest = prices[0] ?? 0;
  const middle = prices[Math.floor(prices.length / 2)] ?? lowest;
  if (below(lowest) <= 0) return undefined;
  const under = (price: number) => `${basis}under ${formatShortRupees(below(price))}`;
  return {
    prompt: under(lowest),
    says: `The lowest of what you see is ${formatShortRupees(lowest)}.`,
    ...(below(middle) < lowest
      ? {}
      : {
          orElse: {
            prompt: under(middle),
            says: `Nothing costs less than ${formatShortRupees(lowest)}, the lowest of what you see: these are the cheaper half of it.`,
          },
        }),
  };
}

const saysMetro = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => /^(metro|metroge|metrokke|मेट्रो|ಮೆಟ್ರೋ|ಮೆಟ್ರೊ|ಮೆಟ್ರೋಗೆ)/u.test(text));

function nearerMetro(
  projects: Shown['projects'],
  previous: Interpretation | undefined,
): Bound | undefined {
  const wished = everyConstraint(previous ?? { constraints: [] }).flatMap((one) =>
    one.field === 'metroLine' ? one.value.withinMeters : [],
  );
  const seen = projects.flatMap(({ project }) => project.nearestMetro?.meters ?? []);
  const now = wished[0] ?? (seen.length === 0 ? undefined : Math.max(...seen));
  const next = METRO_STEPS.find((step) => now === undefined || step < now) ?? METRO_STEPS.at(-1);
  return {
    prompt: `within ${(next ?? 1000) / 1000} km of the metro`,
    says:
      now === undefined
        ? ''
        : `So far it was ${(Math.round(now / 100) / 10).toLocaleString('en-IN')} km.`,
  };
}

/** A tenth more than its price is still about its price. */
const ABOUT = 1.1;

function likeOne(
  tokens: readonly Token[],
  shown: Shown,
  meant: Meant | undefined,
): Absolute | undefined {
  const at = tokens.findIndex((_, from) => lengthAt(similarWords, tokens, from) > 0);
  if (at === -1) return undefined;
  const one =
    meant?.projects.length === 1
      ? meant.projects[0]
      : shown.kind === 'project'
        ? shown.projects[0]
        : undefined;
  const home = one && homeOf(one);
  if (one === undefined || home === undefined) return undefined;
  const length = lengthAt(similarWords, tokens, at);
  const rest = wordsBeside(tokens, [...(meant?.spans ?? []), [at, at + length]])
    .split(' ')
    .filter((word) => !CARRIERS.has(word));
  const { price } = home;
  const kind = [
    home.bhk === null ? '' : bhkLabel(home.bhk),
    propertyTypeLabel(home.type),
    one.project.locality === null ? '' : `in ${one.project.locality}`,
    price === null
      ? ''
      : `under ${formatShortRupees(Math.ceil((price.min * ABOUT) / LAKH) * LAKH)}`,
  ].filter((word) => word !== '');
  return {
    prompt: [kind.join(' '), ...(rest.length === 0 ? [] : [rest.join(' ')])].join(', '),
    says: `As ${one.project.name}: ${kind.join(' ')}.`,
    isAnew: true,
  };
}

function byBuilder(tokens: readonly Token[], meant: Meant | undefined): Absolute | undefined {
  const at = tokens.findIndex((_, from) => lengthAt(builderWords, tokens, from) > 0);
  const [one] = meant?.projects ?? [];
  if (at === -1 || one === undefined) return undefined;
  return {
    prompt: `by ${one.project.promoterName}`,
    says: `${one.project.name} is by ${one.project.promoterName}.`,
  };
}
