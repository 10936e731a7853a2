export { tellThatAllAreTakenBack } from './take-back-all.ts';
export { CONTACT_PROMOTER, LEAD_GENERATION } from './lead-templates.ts';
