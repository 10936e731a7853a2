import { APPROVAL_LADDER } from '../approval-ladder.ts';
import { KHATHA_LADDER } from '../khatha-ladder.ts';
import type { Meaning } from '../ladder.ts';
import { CITIZEN_MATTERS } from '../ladder-meaning.ts';
import { says, saysRates } from './answer.ts';
import { OUR_DOCUMENTS, PRACTICE } from './sources.ts';
import { DOCUMENTS } from '../expected-documents.ts';

/** The ladders say it; a meaning without a source is common practice. */
const ladder = (...meanings: readonly Meaning[]) =>
  says(
    meanings.map(({ text }) => text),
    ...new Set(meanings.map(({ source }) => source ?? PRACTICE)),
  );

const { A, B, E, none } = KHATHA_LADDER;

/** The khata registers and who approves. */
export const KHATA = {
  'b-khata-safe': ladder(B.effects.loan, B.effects.resale, B.effects.registration),
  'b-khata-loan': ladder(B.effects.loan),
  'b-khata-register': ladder(B.effects.registration),
  'b-to-a-khata': ladder(B.effects.registration, B.effects.resale),
  'b-khata-resale': ladder(B.effects.resale),
  'b-khata-utilities': ladder(B.effects.utilities),
  'a-khata-title': says(
    [A.summary, 'The registered deeds and the chain of owners prove the title.'],
    CITIZEN_MATTERS,
  ),
  'ekhata-registration': ladder(E.effects.registration, E.effects.loan),
  'no-khata': ladder(none.effects.registration, none.effects.loan),
  'khata-transfer': saysRates(['khathaTransfer'], ({ khathaTransfer }) => [
    'After the sale deed is registered you apply to the corporation to enter the khata in your name, with the deed, the encumbrance certificate and the tax receipt.',
    `Portals commonly quote a fee of ${khathaTransfer.percent} % of the stamp duty; ask the corporation for the fee of the day.`,
  ]),
  'khata-new-flat': says(
    [
      none.summary,
      'Ask the builder who applies for the khata of each home, by when, and who pays for it.',
    ],
    CITIZEN_MATTERS,
    PRACTICE,
  ),
  'panchayat-approval': ladder(
    APPROVAL_LADDER.panchayat.effects.loan,
    APPROVAL_LADDER.panchayat.effects.registration,
    APPROVAL_LADDER.panchayat.effects.resale,
  ),
  'bda-bmrda': says(
    [
      APPROVAL_LADDER.BDA.summary,
      APPROVAL_LADDER.BMRDA.summary,
      APPROVAL_LADDER.BMRDA.effects.resale.text,
    ],
    APPROVAL_LADDER.BDA.effects.resale.source ?? PRACTICE,
  ),
  'unapproved-layout': says([DOCUMENTS['layout-approval'].why], OUR_DOCUMENTS),
  'agricultural-land': says(
    [
      DOCUMENTS['conversion-order'].why,
      'Ask for the Deputy Commissioner’s conversion order for each survey number.',
    ],
    { name: 'Karnataka Land Revenue Act 1964, section 95', url: null },
  ),
};
