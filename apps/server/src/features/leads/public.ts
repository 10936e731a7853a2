export { CONTACT_PROMOTER, LEAD_GENERATION } from './lead-templates.ts';
