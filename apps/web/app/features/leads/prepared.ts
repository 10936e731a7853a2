import type { Consent } from '@manemitra/contract/leads';

/** What a request may contain if the buyer allows it: their search, and the home that fits it. */
export interface SentAlong {
  sentence: string;
  home: { id: string; label: string } | undefined;
}

export interface Prepared {
  consent: Consent;
  sentAlong: SentAlong | undefined;
}
