/** Why staff should check the place of a project; without validators, so that browsers can import it. */
export const PLACE_DOUBTS = ['contradicting', 'missing', 'approximate'] as const;
