import { formatShortRupees, LAKH } from '@manemitra/domain/money';
import { bhkLabel, propertyTypeLabel } from '@manemitra/domain/labels';
import { lengthAt } from '@manemitra/query/phrases';
import { placesNamedAt } from '@manemitra/query/places-named';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import { CARRIERS } from './carrier-words.ts';
import { wordsBeside } from './pointing.ts';
import type { Absolute } from './absolute.ts';
import type { Meant } from './meant.ts';
import { homeOf, type Shown } from './shown.ts';
import { similarWords } from './similar-words.ts';
import { placeOf } from './in-clause.ts';
import { thisBuilder } from './pointing-words.ts';

/** A tenth more than its price is still about its price. */
const ABOUT = 1.1;

/** "Similar to the second one": its kind of home, near it, at about its price. */
export function likeOne(
  tokens: readonly Token[],
  shown: Shown,
  meant: Meant | undefined,
): Absolute | undefined {
  const at = placeOf(similarWords, tokens);
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
    // "Like this, in Hebbal": there and not here.
    one.project.locality === null || namesPlace(rest) ? '' : `in ${one.project.locality}`,
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

function namesPlace(words: readonly string[]): boolean {
  const tokens = tokenize(words.join(' '));
  return tokens.some((_, at) => placesNamedAt(tokens, at) !== undefined);
}

/** "By that builder". */
export function byBuilder(
  tokens: readonly Token[],
  meant: Meant | undefined,
): Absolute | undefined {
  const at = placeOf(thisBuilder, tokens);
  const [one] = meant?.projects ?? [];
  if (at === -1 || one === undefined) return undefined;
  return {
    prompt: `by ${one.project.promoterName}`,
    says: `${one.project.name} is by ${one.project.promoterName}.`,
  };
}
