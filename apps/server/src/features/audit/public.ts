export { maskContact } from './mask-contact.ts';
export { recordAudit, recordAudits } from './record-audit.ts';
