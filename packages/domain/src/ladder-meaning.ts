import type { Meaning } from './ladder.ts';
import type { Source } from './source.ts';

/** How the ladders of approvers and khatas say what a standing means, and the sources that both stand on. */

export const CITIZEN_MATTERS: Source = {
  name: 'Citizen Matters, on the e-khata of 1 Oct 2024',
  url: null,
};
export const CONNECTIONS: Source = {
  name: 'ET Realty on the regulator’s order after the Supreme Court’s of 17 Dec 2024',
  url: 'https://realtybeat.werealtors.co/ca/supply-power-to-only-buildings-with-ocs-kerc-tells-bescom-et-realestate',
};

export const rule = (text: string, source: Source): Meaning => ({
  text,
  certainty: 'rule',
  source,
});
export const practice = (text: string, source: Source): Meaning => ({
  text,
  certainty: 'practice',
  source,
});
export const unverified = (text: string): Meaning => ({
  text,
  certainty: 'unverified',
  source: null,
});
