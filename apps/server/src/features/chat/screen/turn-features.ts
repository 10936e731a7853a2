import { generalQuestionIn } from '@manemitra/query/general-question';
import { termsNamed } from '@manemitra/query/term-question';
import { tokenize } from '@manemitra/query/tokens';
import { readQuestion } from '../project/read-question.ts';
import { orderWords, reports, wantWords } from './form-words.ts';
import { asksByEnding, asksByWord, ordersByForm, tellsByForm } from './verb-form-words.ts';
import { errandIn } from './errand-in.ts';
import { pointedIn } from './pointing.ts';
import { degrees } from './degree-words.ts';
import { has } from './in-clause.ts';
import { tags, whichWords, yesOrNo } from './asking-words.ts';

/** Letters at the end of a word that tell its form: "beku", "ideya", "hogi". */
const ENDING = 3;
const LONG = 12;

/** What a sentence shows of being a question or a wish: its words, their neighbours and endings, and the tables it touches. */
export function turnFeatures(prompt: string): string[] {
  const tokens = tokenize(prompt);
  const words = tokens.map(({ text }) => (/^\d/.test(text) ? '#' : text));
  const spoken = words.filter((word) => /[\p{L}#]/u.test(word));
  const first = spoken[0] ?? '';
  const { topics, amenities } = readQuestion(prompt);
  const marks = {
    asker: words.some(asksByWord),
    ending: words.some(asksByEnding),
    whether: has(yesOrNo, tokens),
    tell: words.some(tellsByForm),
    tag: has(tags, tokens),
    report: has(reports, tokens),
    want: has(wantWords, tokens),
    which: has(whichWords, tokens),
    order: has(orderWords, tokens) || words.some(ordersByForm),
    degree: has(degrees, tokens),
    topic: topics.length > 0,
    amenity: amenities.length > 0,
    term: termsNamed(prompt).length > 0,
    general: generalQuestionIn(prompt) !== undefined,
    errand: errandIn(tokens, false) !== undefined,
    mark: /[?？]/u.test(prompt),
    number: words.includes('#'),
    long: spoken.length > LONG,
  };
  const pointing = pointedIn(tokens)?.pointing.at;
  const on = Object.entries(marks).flatMap(([name, is]) => (is ? `=${name}` : []));
  return [
    '=',
    ...on,
    ...(pointing === undefined ? [] : [`=at ${pointing}`]),
    ...spoken.map((word) => `w ${word}`),
    ...spoken.slice(1).map((word, at) => `p ${spoken[at]} ${word}`),
    ...spoken.filter((word) => word.length > ENDING + 1).map((word) => `e ${word.slice(-ENDING)}`),
    `f ${first}`,
    `l ${spoken.at(-1) ?? ''}`,
    ...(marks.asker && marks.topic ? ['=asker topic'] : []),
    ...(marks.mark && !marks.number ? ['=mark alone'] : []),
  ];
}
