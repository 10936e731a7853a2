/** What another name of a promoter is: a company of the brand, a name that it had before, or a spelling. */
export const PROMOTER_NAME_KINDS = ['company', 'former', 'spelling'] as const;
export type PromoterNameKind = (typeof PROMOTER_NAME_KINDS)[number];
