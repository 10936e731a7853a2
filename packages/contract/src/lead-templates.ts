import type { LeadTemplate } from '@manemitra/contract/lead-offers';

/** The number is the one that the buyer proved; no answer repeats it. */
const FORM = { href: '/api/v1/properties/{id}/leads', method: 'POST', phone: null } as const;

/** How to ask a project's promoter to call back. */
export const CONTACT_PROMOTER: LeadTemplate = {
  ...FORM,
  leadType: 'callback',
  message: 'Please call me back about this project.',
};

/** How to ask for more about a project, and, with the `leadType` of a service, for that. */
export const LEAD_GENERATION: LeadTemplate = {
  ...FORM,
  leadType: 'information',
  message: 'Please tell me more.',
};
