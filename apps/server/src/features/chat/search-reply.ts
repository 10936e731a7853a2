import { withoutWords } from '@manemitra/domain/cost-names';
import { eachOnce } from '@manemitra/domain/list-words';
import { howManyFitSentence } from '@manemitra/domain/how-many-fit';
import { shortBeside } from '@manemitra/domain/money';
import { reraText } from '@manemitra/domain/rera-standing';
import { describe } from '@manemitra/query/describe';
import { criteriaOf, everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import { withNote } from '@manemitra/query/unused-note';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { searchHref, searchProperties, type SearchResult } from '#server/features/search/public.ts';
import { questionFor } from './one-question.ts';
import { NOT_UNDERSTOOD, NOTHING_FOUND } from './fixed-replies.ts';
import type { Answer, ChatRequest } from './answer.ts';
import { cardOf } from './screen/shown.ts';
import { unsureText } from './unsure-text.ts';

/** Runs the search and says in a few sentences what it found and what was taken for granted. */
export async function searchReply(
  db: Kysely<Database>,
  { prompt, previous, today, measured = '', asksOne = false }: ChatRequest,
  interpretation: Interpretation,
): Promise<Answer> {
  const { questions, sort } = interpretation;
  const asked = questions.map(askText).join(' ');
  if (everyConstraint(interpretation).length === 0 && sort === undefined) {
    return { message: asked || NOT_UNDERSTOOD, outcome: 'needs-input' };
  }
  const result = await searchProperties(db, {
    prompt,
    previous,
    read: interpretation,
    today,
    limit: CARDS,
  });
  const found = {
    sentence: linkSentence(prompt, result),
    total: result.total,
    action: { href: searchHref(result.sentence), method: 'GET' as const },
  };
  const taps = result.relaxations.map(({ text, sentence }) => ({ label: text, prompt: sentence }));
  if (result.total === 0) {
    const unsure = unsureText(result);
    // What may fit is not nothing: it comes first, by name.
    const mayFit = (result.unsurePrices?.total ?? 0) > 0;
    const explanation = [measured, unmetText(result), mayFit ? '' : unsure]
      .filter((text) => text !== '')
      .join(' ');
    const message = mayFit ? `No project is sure to fit. ${unsure}` : NOTHING_FOUND;
    return { ...found, message, outcome: 'nothing-found', explanation, taps };
  }
  const one = asksOne && questions.length === 0 ? await questionFor(db, result, today) : undefined;
  const message = [
    ...foundText(result),
    unsureText(result),
    measured,
    ...assumedText(result.interpretation, previous),
    asked,
    one?.message ?? '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
  const cards = result.properties.map(cardOf);
  const back = measured === '' || previous === undefined ? [] : [backTo(previous)];
  return { ...found, message, outcome: 'answered', cards, taps: [...back, ...(one?.taps ?? taps)] };
}

/** A figure that was calculated from what is seen, and not said, is taken back with one tap. */
function backTo(previous: Interpretation) {
  const prompt = describe(criteriaOf(previous));
  return { label: `Back to “${prompt}”`, prompt };
}

/** Results that come into the conversation itself. */
const CARDS = 3;

/** Why nothing fits, in the smallest changes that would find some. */
function unmetText({ sentence, relaxations, farBelow = null }: SearchResult): string {
  const why = farBelow === null ? '' : ` ${farBelow}`;
  return relaxations.length === 0
    ? `Nothing fits “${sentence}”, and no single change of it finds more.${why}`
    : `Nothing fits “${sentence}”.${why} ${relaxations.map(({ text }) => `${text}.`).join(' ')}`;
}

function askText({ text, choices }: Interpretation['questions'][number]): string {
  const labels = choices.map(({ label }) => label).join(', ');
  return labels === '' ? text : `${text} (${labels})`;
}

function foundText(found: SearchResult): string[] {
  const { sentence, properties, relaxations } = found;
  const [first] = properties;
  const [relaxation] = relaxations;
  // Cards lead with everything until the keys, where it is known.
  const {
    allInPrice = null,
    atLeast = null,
    price: listed = null,
    unknownCosts = [],
  } = first?.home ?? {};
  const from = listed ?? first?.project.price ?? null;
  // With the digits that tell it from the limit, as its card has them.
  const short = (sum: number, isAtLeast = false) =>
    shortBeside(sum, first?.limit?.max ?? sum, isAtLeast).text;
  const price =
    allInPrice !== null
      ? ` at ${short(allInPrice)} all-in`
      : atLeast !== null
        ? `, at least ${short(atLeast, true)} ${withoutWords(unknownCosts) ?? ''}`.trimEnd()
        : from === null
          ? ''
          : ` from ${short(from)}`;
  const where = first?.project.locality ? ` in ${first.project.locality}` : '';
  return [
    howManyFitSentence(found, sentence),
    first === undefined
      ? ''
      : `First comes ${first.project.name}${where}${price}; ${reraText(first.project.rera, first.isDemonstration)}.`,
    relaxation === undefined ? '' : `To see more: ${relaxation.text}.`,
  ];
}

const UNREAD_MAX = 3;
const UNREAD_LENGTH = 60;

/** What the list is opened with: the buyer's own words, or what they made of the search before and left unused. */
function linkSentence(prompt: string, { interpretation, sentence }: SearchResult): string {
  return interpretation.intent === 'refine' ? withNote(sentence, interpretation.unread) : prompt;
}

function assumedText(
  interpretation: Interpretation,
  previous: Interpretation | undefined,
): string[] {
  const { unread: all } = interpretation;
  // What was said of the sentence before is not said again.
  const unread = all.filter((text) => previous?.unread.includes(text) !== true);
  const assumed = eachOnce(everyConstraint(interpretation).flatMap(({ assumed }) => assumed ?? []));
  const words = unread.slice(0, UNREAD_MAX).map((text) => `“${text.slice(0, UNREAD_LENGTH)}”`);
  return [...assumed, words.length === 0 ? '' : `I could not use ${words.join(', ')}.`];
}
