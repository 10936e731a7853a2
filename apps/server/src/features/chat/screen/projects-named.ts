import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';

/** The projects that a sentence names. */
export const namedIn = (alone: Interpretation): string[] =>
  everyConstraint(alone).flatMap((one) => (one.field === 'project' ? one.value.slug : []));
