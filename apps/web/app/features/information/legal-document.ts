import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import type { getOperator } from '@manemitra/contract/operator';
import type { Section } from '#web/features/reading/public.ts';

export interface LegalDocument {
  title: string;
  /** What it says, in a sentence or two. */
  intro: string;
  /** When it applies from, as it is shown. */
  effective: string;
  sections: readonly Section[];
}

export type Operator = EndpointAnswer<typeof getOperator>;
