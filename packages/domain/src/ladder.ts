import type { Source } from './source.ts';

/** What a buyer asks of a standing, in the order in which the pages answer. */
export const EFFECTS = ['loan', 'registration', 'resale', 'utilities'] as const;
export type Effect = (typeof EFFECTS)[number];

export const EFFECT_LABELS: Readonly<Record<Effect, string>> = {
  loan: 'Home loan',
  registration: 'Registration',
  resale: 'Resale',
  utilities: 'Water and power',
};

export interface Meaning {
  text: string;
  /**
   * `rule`: an order, a court or an authority said so. `practice`: what lenders and offices commonly do, as
   * portals and the press tell it. `unverified`: often said; no source was found that settles it.
   */
  certainty: 'rule' | 'practice' | 'unverified';
  source: Source | null;
}

export interface LadderStep<Id extends string> {
  id: Id;
  label: string;
  /** One sentence: what it is. */
  summary: string;
  effects: Readonly<Record<Effect, Meaning>>;
  /** What to ask the seller for. */
  ask: string;
}

/** The rules change often: the pages show the day on which these texts were last read against their sources. */
export const LADDERS_CHECKED_ON = '2026-11-21';
