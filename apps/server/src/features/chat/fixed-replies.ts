import { pathOf } from '@manemitra/contract/address';
import type { ChatReply } from '@manemitra/contract/chats';
import { chat } from '@manemitra/contract/wire';
import type { Intent } from '@manemitra/query/interpretation';

/** Where every conversation goes on unless somebody is signing in. */
export const NEXT = pathOf(chat);

export const WELCOME =
  'Namaskara! Tell me in your own words what home you are looking for in Bengaluru.';

/** spec 4: this very text; clients branch on `outcome`. */
export const NOTHING_FOUND = 'No properties found matching the search criteria.';

const EXAMPLE = '3 BHK in Whitefield under 1.5 Cr, A khata, near the metro';

const HELP = `Say where, how big, how much, and what matters to you, in English, Hindi or Kannada, for example “${EXAMPLE}”. Then change it: “cheaper”, “not in Varthur”, “add a pool”.`;

/** Answers that need no search: what is said and whether we wait for more. */
export const FIXED_REPLIES: Partial<
  Record<Intent, { message: string; outcome: ChatReply['outcome'] }>
> = {
  greeting: { message: WELCOME, outcome: 'needs-input' },
  help: { message: HELP, outcome: 'needs-input' },
};

export const OUT_OF_SCOPE =
  'I only know homes for sale in and around Bengaluru: no rentals, no other cities.';

/** What is never searched by, said once and shortly. */
export const DECLINED =
  'I cannot choose homes by the religion, caste, food or family of the people who live there.';

export const INSTEAD_OF_DECLINED =
  'I can search by place, budget, size, water, khata, amenities and possession.';

export const STARTED_OVER = 'The search is empty again. What should the home be like?';

export const NOT_UNDERSTOOD = `I could not turn that into a search. ${HELP}`;
