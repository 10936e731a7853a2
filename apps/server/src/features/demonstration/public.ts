export { isDemonstrating } from './is-demonstrating.ts';
export { loadDemonstration } from './load-demonstration.ts';
export type { DocumentFacts } from '@manemitra/demonstration/documents/document-facts';
export type { PlanImage, PlannedUnit } from '@manemitra/demonstration/plans/unit-plans';
