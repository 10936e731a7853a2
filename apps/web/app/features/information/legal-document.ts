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

/** A page without what speaks of invented projects, where none are listed. */
export function withoutDemonstration(document: LegalDocument): LegalDocument {
  const sections = document.sections
    .filter(({ id }) => id !== 'demonstration')
    .map((section) => ({
      ...section,
      blocks: section.blocks.filter(
        (block) => typeof block !== 'string' || !block.includes('“demonstration”'),
      ),
    }));
  return { ...document, sections };
}

export type Operator = EndpointAnswer<typeof getOperator>;
