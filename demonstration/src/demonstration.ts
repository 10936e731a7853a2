/** All that a server takes from the demonstration; it loads this when a project of it is first asked for. */
export { listDocuments } from './documents/document-list.ts';
export { documentPdf } from './documents/document-pdf.ts';
export { generateProjects } from './generate.ts';
export { DEMONSTRATION_DAY } from './projects/demonstration-day.ts';
export { pictureSvg } from './pictures/picture.ts';
export { planFromPath } from './plans/plan-path.ts';
export { planSvg } from './plans/plan-svg.ts';
export { unitPlans } from './plans/unit-plans.ts';
export { VALUE_ADDED_SERVICES } from './projects/value-added-services.ts';
