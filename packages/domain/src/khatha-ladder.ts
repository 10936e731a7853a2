import { KHATHA_CLASSES, khathaFormLabel, khathaLabel } from './khatha.ts';
import type { LadderStep } from './ladder.ts';
import { CITIZEN_MATTERS, CONNECTIONS, practice, rule, unverified } from './ladder-meaning.ts';
import type { Source } from './source.ts';

/**
 * What each standing in the khata registers commonly means for a buyer in Bengaluru. A khata is a tax account
 * of the civic body and no title. General information from the press, portals and the authorities' own pages;
 * it says what is common, never what somebody should do.
 */

const EKHATA_FIRST: Source = {
  name: 'Hindustan Times, 29 Oct 2025',
  url: 'https://www.hindustantimes.com/cities/bengaluru-news/ekhata-now-compulsory-for-b-khata-to-a-khata-conversion-in-bengaluru-from-november-1-101761705219491.html',
};
/** The form is asked for at every sale in the state, whatever the class. */
export const EKHATA_AT_A_SALE: Source = {
  name: 'The New Indian Express, 14 Nov 2024',
  url: 'https://www.newindianexpress.com/states/karnataka/2024/Nov/14/e-khata-must-for-all-property-deals-across-state-now',
};
const FLATS_TO_A: Source = {
  name: 'News First Prime, 12 Jan 2026',
  url: 'https://newsfirstprime.com/bengaluru/e-khata-made-mandatory-for-a-khata-karnataka-government-tightens-rules-to-curb-property-irregularities-10991423',
};
const B_LOANS: Source = {
  name: 'NoBroker, loans on a B khata, 2025',
  url: 'https://www.nobroker.in/home-loan/bbmp-b-khata-home-loan',
};
const A_AND_B: Source = {
  name: 'DeedSure, A khata and B khata',
  url: 'https://www.deedsure.in/blog/a-khata-vs-b-khata-karnataka',
};
const WINDOW_2026: Source = {
  name: 'Bangalore Feed, June 2026, on the 15-day window for power connections',
  url: 'https://bangalorefeed.com/article/karnataka-opens-15-day-power-connection-window-without-occupancy-certificates',
};

/** What a khata that is not in digital form means for a sale. */
export const E_KHATA_RULE = 'A sale deed is registered only against an e-khata since October 2024.';

/** The class, from the best standing to none. */
export const KHATHA_CLASS_IDS = [...KHATHA_CLASSES, 'none'] as const;
/** The form, which is another fact: an e-khata is issued for both classes. */
export const KHATHA_FORM_IDS = ['E', 'not-E'] as const;
export type KhathaId = (typeof KHATHA_CLASS_IDS | typeof KHATHA_FORM_IDS)[number];

export const KHATHA_LADDER: Readonly<Record<KhathaId, LadderStep<KhathaId>>> = {
  E: {
    id: 'E',
    label: khathaFormLabel(true),
    summary:
      'The record is in the digital register that sub-registrars read. It is issued for A and for B properties, so the class inside it still counts.',
    effects: {
      loan: practice(
        'Banks commonly ask for it now; what they lend follows the class inside it, A or B.',
        A_AND_B,
      ),
      registration: rule(E_KHATA_RULE, EKHATA_AT_A_SALE),
      resale: practice(
        'The next buyer needs it as well, so having it commonly shortens a sale.',
        CITIZEN_MATTERS,
      ),
      utilities: unverified(
        'New connections depend on the occupancy certificate more than on the form of the khata.',
      ),
    },
    ask: 'Please send the e-khata with its number, and say whether it is of class A or B.',
  },
  'not-E': {
    id: 'not-E',
    label: khathaFormLabel(false),
    summary:
      'The record is not in the digital register, whatever its class. That is no defect of the title: the owner can have an e-khata made.',
    effects: {
      loan: practice(
        'Banks commonly ask for the e-khata now; what they lend follows the class, A or B.',
        A_AND_B,
      ),
      registration: rule(E_KHATA_RULE, EKHATA_AT_A_SALE),
      resale: practice(
        'The next buyer needs it as well, so its lack commonly delays a sale.',
        CITIZEN_MATTERS,
      ),
      utilities: unverified(
        'New connections depend on the occupancy certificate more than on the form of the khata.',
      ),
    },
    ask: 'Please say when the e-khata was applied for, and send its number before anything is paid.',
  },
  A: {
    id: 'A',
    label: khathaLabel('A'),
    summary:
      'The property is in the regular register: converted land, an approved layout or plan, charges paid. It is still no proof of title.',
    effects: {
      loan: practice('Banks commonly lend on it on their usual terms.', A_AND_B),
      registration: rule(
        'It can be registered once it is in digital form: an e-khata is needed since October 2024.',
        EKHATA_AT_A_SALE,
      ),
      resale: practice('It commonly sells without a discount.', A_AND_B),
      utilities: rule(
        'Connections to a new building need its occupancy certificate too: the Supreme Court ordered so in December 2024.',
        CONNECTIONS,
      ),
    },
    ask: 'Please send the khata certificate and extract of this year, and the e-khata number.',
  },
  B: {
    id: 'B',
    label: khathaLabel('B'),
    summary:
      'A register for properties that pay tax but lack an approval, a conversion or a charge. What is lacking differs from one to the next.',
    effects: {
      loan: practice(
        'Nationalised banks commonly decline; other lenders commonly quote 9.5 to 14 % on 60 to 70 % of the value.',
        B_LOANS,
      ),
      registration: rule(
        'It can be sold with an e-khata of class B. Turning it into an A khata is possible for sites up to 2,000 sq m at 5 % of the guidance value, in drives with an end date.',
        EKHATA_FIRST,
      ),
      resale: practice(
        'Fewer buyers get a loan for it, so it commonly sells for less and takes longer. Flats in sanctioned buildings can apply for an A khata since January 2026.',
        FLATS_TO_A,
      ),
      utilities: rule(
        'Without an occupancy certificate permanent power has been refused since April 2025, but for windows such as that of June 2026 for small buildings.',
        WINDOW_2026,
      ),
    },
    ask: 'Please say what keeps it in the B register, and whether and by when it can become an A khata.',
  },
  none: {
    id: 'none',
    label: 'No khata',
    summary:
      'It is in no register of the civic body yet, as with a new building whose khata is still of the land, or land outside the city.',
    effects: {
      loan: practice(
        'A loan while it is built is commonly given on the khata of the land; without any, banks commonly decline.',
        A_AND_B,
      ),
      registration: rule('A sale deed cannot be registered without an e-khata.', EKHATA_AT_A_SALE),
      resale: unverified('It can hardly be sold on before it has a khata of its own.'),
      utilities: unverified('Connections in your name commonly wait for the khata.'),
    },
    ask: 'Please send the khata of the land, and say when each home gets its own.',
  },
};

/** The step for a standing; `undefined` where it is not known, so nothing is said. */
export function khathaStep(id: KhathaId | null): LadderStep<KhathaId> | undefined {
  return id === null ? undefined : KHATHA_LADDER[id];
}
