import { formatDate } from '@manemitra/domain/dates';
import { formatKnownMonth } from '@manemitra/domain/periods';
import { openingsOn } from '@manemitra/query/gazetteer/metro-openings';
import { lengthAt, phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { lineColours, lineWords, metroWords } from '@manemitra/query/words/metro-words';
import type { Answer } from '../answer.ts';
import { has } from './in-clause.ts';
import { openingVerbs, whenWords } from './line-opening-words.ts';

/** "When will the pink line open?": what was promised of its stations that are being built. Undefined where nobody asks that. */
export function lineOpeningReply(tokens: readonly Token[]): Answer | undefined {
  if (!has(whenWords, tokens) || !has(openingVerbs, tokens)) return undefined;
  const openings = tokens.flatMap((_, at) => {
    const colour = phraseAt(lineColours, tokens, at);
    const next = at + (colour?.length ?? 0);
    const isLine = lengthAt(lineWords, tokens, next) + lengthAt(metroWords, tokens, next) > 0;
    return colour === undefined || !isLine
      ? []
      : openingsOn(colour.value).map((section) => ({ line: colour.value, ...section }));
  });
  const [first] = openings;
  if (first === undefined) return undefined;
  const sections = openings.map(
    ({ first: from, last: to, opening }) =>
      `${from} to ${to} by ${formatKnownMonth(`${opening.by}-01`, 'month')}`,
  );
  const sources = openings.map(({ opening: { source, reportedOn } }) => ({
    title: `${source.name}, ${formatDate(reportedOn)}`,
    href: source.url,
  }));
  return {
    message: `Stations of the ${first.line} line that are being built are promised, as far as we found: ${sections.join('; ')}. Which of them have opened since we do not know. Dates of metro lines have often moved.`,
    outcome: 'answered',
    sources: [...new Map(sources.map((one) => [one.title, one])).values()],
  };
}
