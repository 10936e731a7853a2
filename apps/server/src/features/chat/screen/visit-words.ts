import { list, phraseSet, phraseTable } from '@manemitra/query/phrases';
import { wordFinder } from './word-finder.ts';

/** Words that ask for a visit; `*` takes any ending. */
export const VISITS = 'visit* dekhne nodakke nodoke nodokke bheti* देखने विजिट* ಭೇಟಿ* ವಿಸಿಟ್* ನೋಡೋಕೆ ನೋಡಲು';

/** Whether a word speaks of a visit; "dekhna" alone may be of homes in a list. */
export const visitForm = wordFinder([[true, `${VISITS} dekhna`]]);

export const VIEWINGS =
  'a viewing; viewing; a private viewing; private viewing; a site viewing; a tour; a private tour; private tour; a site tour; site tour; a showing; a walkthrough';

export const visitPhrases = phraseSet(list(`see it in person; go and see; ${VIEWINGS}`));

/** Days of the week from 0 for Sunday; -1 is tomorrow. */
export const dayWords = phraseTable<number>([
  [0, list('sunday; ravivar; itvar; itwar; bhanuvara; रविवार; इतवार; ಭಾನುವಾರ')],
  [1, list('monday; somvar; somvara; somavara; सोमवार; ಸೋಮವಾರ')],
  [2, list('tuesday; mangalvar; mangalavara; मंगलवार; ಮಂಗಳವಾರ')],
  [3, list('wednesday; budhvar; budhavara; बुधवार; ಬುಧವಾರ')],
  [4, list('thursday; guruvar; guruvara; गुरुवार; ಗುರುವಾರ')],
  [5, list('friday; shukravar; shukravara; शुक्रवार; ಶುಕ್ರವಾರ')],
  [6, list('saturday; weekend; shanivar; shanivara; शनिवार; ಶನಿವಾರ')],
  [-1, list('tomorrow; kal; naale; nale; ನಾಳೆ; कल')],
]);

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;

export const partWords = phraseTable<(typeof partsOfDay)[number]>([
  ['morning', list('morning; subah; belagge; beligge; am; सुबह; ಬೆಳಿಗ್ಗೆ; ಬೆಳಗ್ಗೆ')],
  ['afternoon', list('afternoon; noon; dopahar; madhyahna; दोपहर; ಮಧ್ಯಾಹ್ನ')],
  ['evening', list('evening; sham; shaam; sanje; pm; शाम; ಸಂಜೆ')],
]);
