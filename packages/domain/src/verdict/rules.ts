import { DISCLOSURE_RULES, PROMISE_RULES } from './builder-rules.ts';
import { COMMENCEMENT_RULES, OCCUPANCY_RULES } from './certificate-rules.ts';
import { COMPLAINT_RULES } from './complaint-rules.ts';
import { FLOOD_RULES } from './place-rules.ts';
import { REGISTRATION_RULES } from './registration-rules.ts';
import type { Rule } from './rule.ts';
import { LAND_RULES, LITIGATION_RULES } from './title-rules.ts';

/**
 * Every rule; of one fact and level the first that holds is told. The same for everybody; the page “How we judge” shows this
 * table.
 */
export const VERDICT_RULES: readonly Rule[] = [
  ...OCCUPANCY_RULES,
  ...REGISTRATION_RULES,
  ...LITIGATION_RULES,
  ...COMMENCEMENT_RULES,
  ...LAND_RULES,
  ...PROMISE_RULES,
  ...COMPLAINT_RULES,
  ...DISCLOSURE_RULES,
  ...FLOOD_RULES,
];
