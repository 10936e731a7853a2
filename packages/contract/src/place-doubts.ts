/** Why a person should look at where a project lies; without validators, so that browsers import it. */
export const PLACE_DOUBTS = ['contradicting', 'missing', 'approximate'] as const;
