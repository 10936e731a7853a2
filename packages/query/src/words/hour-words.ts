import { list, phraseSet, phraseTable } from '../phrases.ts';

/** Which half of the day an hour is in, as far as its words say. */
export type Half = 'am' | 'pm' | 'either';

export const hourLeads = phraseSet(
  list(`by; at; before; from; till; bell at; reach by; be there by; there by; around`),
);

export const quarters = phraseTable<number>([
  [15, list(`quarter past; quarter after; fifteen past`)],
  [30, list(`half past`)],
  [-15, list(`quarter to; quarter before`)],
]);

export const halves = phraseTable<number>([[30, list(`thirty`)]]);

export const strokes = phraseTable<Half>([
  ['am', list(`am; a m; in the morning; o clock in the morning`)],
  ['pm', list(`pm; p m; in the evening; in the afternoon; at night`)],
  [
    'either',
    list(`
      o clock; oclock; sharp; baje; baje tak; बजे; बजे तक; gante; ganteg; gantege; gante ge; ghantege; ge bell; ಗಂಟೆ; ಗಂಟೆಗೆ; ಗಂಟೆ ಗೆ
    `),
  ],
]);

export const partsOfDay = phraseTable<Half>([
  [
    'am',
    list(`
      subah; subha; savere; sawere; morning; in the morning; belige; beligge; belagge; belige ne; bel bel; सुबह; सवेरे; ಬೆಳಿಗ್ಗೆ; ಬೆಳಗ್ಗೆ; ಮುಂಜಾನೆ
    `),
  ],
  ['pm', list(`shaam; sham; evening; dopahar; sanje; सुबह के बाद; शाम; दोपहर; ಸಂಜೆ; ಮಧ್ಯಾಹ್ನ`)],
  ['either', list(`raat; raatri; ratri; raat ko; रात; ರಾತ್ರಿ`)],
]);
