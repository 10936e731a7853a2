import type { Consent } from '@manemitra/contract/leads';

/** What a request may take along, if the buyer lets it: their search, and the home of the project that fits it. */
export interface SentAlong {
  sentence: string;
  home: { id: string; label: string } | undefined;
}

export interface Prepared {
  consent: Consent;
  sentAlong: SentAlong | undefined;
}
