import { DOCUMENT_KINDS, DOCUMENTS, type DocumentKind } from './expected-documents.ts';

/** Words by which sources name documents. The first match decides, so narrower words come first. */
const WORDS: readonly (readonly [DocumentKind, RegExp])[] = [
  ['rera-extension', /\brera\b.*\bexten|\bexten.*\brera\b/],
  ['rera-certificate', /\brera\b/],
  ['occupancy-certificate', /\boccupan|\boc\b|\bcompletion certificate\b/],
  ['commencement-certificate', /\bcommencement\b|\bcc\b/],
  ['site-release-order', /\brelease (order|letter)\b/],
  ['layout-approval', /\blayout\b/],
  ['conversion-order', /\bconversion\b|\bconverted\b/],
  ['joint-development-agreement', /\bjoint development\b|\bjda\b/],
  ['encumbrance-certificate', /\bencumbrance\b|\bec\b/],
  ['mother-deed', /\bmother deed\b|\bparent deed\b/],
  ['sale-deed', /\bsale deed\b|\btitle deed\b/],
  ['legal-opinion', /\b(legal|title) (opinion|report)\b|\btitle search\b/],
  ['khatha-certificate', /\b(e-?)?kh?ath?a\b/],
  ['tax-receipt', /\btax\b/],
  ['fire-noc', /\bfire\b/],
  ['airport-noc', /\bairports?\b|\baai\b|\bheight clearance\b/],
  ['pollution-consent', /\bpollution\b|\bkspcb\b/],
  ['bwssb-noc', /\bbwssb\b|\bwater (board|supply)\b/],
  ['bescom-noc', /\bbescom\b|\bpower (supply|sanction)\b|\belectric/],
  ['plan-sanction', /\bsanction|\bbuilding plan\b|\bapproved plan\b/],
];

/** Which document a file name means, in any case; `undefined` where no word says. */
export function documentKindOf(name: string): DocumentKind | undefined {
  const text = name.toLowerCase();
  const exact = DOCUMENT_KINDS.find((kind) => DOCUMENTS[kind].name.toLowerCase() === text);
  return exact ?? WORDS.find(([, words]) => words.test(text))?.[0];
}
