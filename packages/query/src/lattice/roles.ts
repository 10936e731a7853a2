/**
 * What a sentence says of a wish: it must hold, would be nice, is refused, joins what the sentence before says of its field,
 * or takes back what the sentence before says.
 */
export const ROLES = ['must', 'nice', 'avoid', 'also', 'drop'] as const;
/** Their numbers. */
export const [MUST, NICE, AVOID, ALSO, DROP] = [0, 1, 2, 3, 4] as const;
export const ROLE_COUNT = ROLES.length;
/** Roles from here on need a sentence before. */
export const FIRST_REFINING = ROLES.indexOf('also');
