import { phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import type { Answer } from '../answer.ts';
import { siteQuestions } from './site-words.ts';
import type { SiteQuestion } from './site-words.ts';

const ANSWERS: Readonly<Record<SiteQuestion, string>> = {
  who: 'I am Mitra, a program of ManeMitra. I answer from the catalogue and from tables of facts with their sources, and say so where something is not known. To speak with a person of the team, ask for a call back.',
  language:
    'I am Mitra, a program of ManeMitra, and from nowhere myself. I read English, Hindi, Kannada, Hinglish and Kanglish, and answer in English. To speak with a person of the team, ask for a call back.',
  talk: 'A builder or seller gets only what you send in a form yourself, after you agreed to it; never what you say here.',
  paid: 'Nobody can pay for a verdict, for a better one or for silence. A list is ordered by how well a home fits your words, or as you ask.',
  distance:
    'Distances are in a straight line, unless they are said to be on foot. Minutes on foot, by car or by metro follow the streets and lines of our map, at the hour that you say.',
  fund: 'EPFO and the rules of your fund decide how much of your provident fund you may use for a home. We keep no facts about it, and do not guess. Ask on the member portal of EPFO or at your employer before you count on it. Here the money you bring counts as your own, whatever it comes from.',
  when: 'Nobody knows how prices will move, and we do not guess. What you can weigh today is the all-in price, what it costs a month beside your rent, and whether the documents are in order.',
  source:
    'Each group of facts has its source and the day it was checked at the foot of the page of its project. What we were not told is marked “not disclosed”.',
};

/** What is asked of the site itself. Undefined where a sentence asks for none of that. */
export function siteReply(tokens: readonly Token[]): Answer | undefined {
  const found = tokens.flatMap((_, at) => phraseAt(siteQuestions, tokens, at)?.value ?? []);
  if (found.length === 0) return undefined;
  return {
    message: [...new Set(found)].map((question) => ANSWERS[question]).join('\n'),
    outcome: 'answered',
    taps: [{ label: 'How we judge', href: '/how-we-judge' }],
  };
}
