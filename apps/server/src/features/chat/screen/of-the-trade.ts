import { termsNamed } from '@manemitra/query/term-question';
import type { Token } from '@manemitra/query/token';
import { isGeneralQuestion, termsAskedIn } from '../term-reply.ts';
import type { Meant } from './meant.ts';
import type { Shown } from './shown.ts';
import type { Turn } from './turn.ts';
import { searchedIn } from './searched-in.ts';

/** Words beside a term that ask about the term itself and not about a project. */
export const ABOUT_WORDS =
  /^(?:safe|meaning|means?|why|problem|good|bad|risky?|necessary|need(?:ed)?|important|enough|sufficient|mandatory|compulsory|valid|legal|matlab|surakshit|kaafi|kafi|zaroori|zaruri|jaruri|khatra|arth|artha|andre|andare|saaku|saku|mukhya|kaddaya|surakshita|apaya|मतलब|अर्थ|सुरक्षित|काफी|काफ़ी|ज़रूरी|जरूरी|अनिवार्य|खतरा|ಅರ್ಥ|ಅಂದ್ರೆ|ಅಂದರೆ|ಎಂದರೆ|ಸಾಕಾ|ಸಾಕೇ|ಮುಖ್ಯ|ಕಡ್ಡಾಯ|ಸುರಕ್ಷಿತ|ಅಪಾಯ)$/u;

/** "What is OC", "is B khata safe": of the word, and not of what is shown. */
export function asksOfWords(
  prompt: string,
  tokens: readonly Token[],
  meant: Meant | undefined,
  shown: Shown,
): boolean {
  if (isGeneralQuestion(prompt) && meant?.isDefinite !== true && shown.kind !== 'project')
    return true;
  if (termsNamed(prompt).length === 0) return false;
  if (termsAskedIn(prompt)?.isMeaning === true) return true;
  const isOfList = meant?.isAll === true && shown.kind === 'list';
  if (meant !== undefined && (meant.projects.length > 0 || meant.missing !== undefined || isOfList))
    return false;
  const isOfOne = shown.focus.length > 0 || shown.kind === 'project' || shown.kind === 'compare';
  return !isOfOne || tokens.some(({ text }) => ABOUT_WORDS.test(text));
}

/** "What is an OC", "can an NRI get a loan". What only names its subject may as well refine the search before. */
export function isOfTheTrade({ request, alone }: Turn, isAsked: boolean): boolean {
  if (termsAskedIn(request.prompt) !== undefined) return true;
  // "Can an NRI buy a plot here" names a kind of home and looks for none.
  const saysMore = [...searchedIn(alone)].some((field) => !OF_A_KIND.has(field));
  if (!isGeneralQuestion(request.prompt) || saysMore) return false;
  return isAsked || alone.constraints.length === 0;
}

const OF_A_KIND = new Set(['propertyType', 'price']);
