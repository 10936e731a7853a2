import { readFileSync } from 'node:fs';
import type { Criterion, Field, Sort, Strength } from '@manemitra/query/criteria';
import { LANGUAGES } from '@manemitra/query/interpretation';
import type { CatalogueNames, Intent, Language } from '@manemitra/query/interpretation';

/** One wish a sentence must be read as; see packages/query/labelled/README.md for what each part means. */
export interface GoldConstraint {
  field: Field;
  /** As in `Criterion`, but a place or a metro line may leave its distance out: any is right then. */
  value: Partial<Criterion['value']>;
  strength: Strength;
  optional?: true;
  assumed?: true;
}

export interface LabelledSentence {
  id: string;
  language: Language;
  query: string;
  /** ISO date on which it was said. */
  today: string;
  /** The sentence before, which this one refines. */
  previous?: string;
  gold: {
    intent: Intent;
    constraints: GoldConstraint[];
    sort?: Sort;
    unread?: string[];
    questions?: true;
    cheaperThan?: number;
    /** Whole wishes joined by "or": one of these lists must hold beside `constraints`. */
    alternativeWishes?: GoldConstraint[][];
  };
  alternatives?: GoldConstraint[][];
  intentAlternatives?: Intent[];
}

/** The day on which every sentence of the first set is said. */
export const LABELLED_TODAY = '2026-11-21';

/** The catalogue's names that `{{promoter:n}}` and `{{project:n}}` stand for, counted from one. */
export const labelledNames = {
  promoters: [
    { slug: 'aranya-estates', name: 'Aranya Estates' },
    { slug: 'brindavan-habitats', name: 'Brindavan Habitats' },
    { slug: 'kaveri-homes', name: 'Kaveri Homes' },
  ],
  projects: [
    { slug: 'lotus-heights-hebbal', name: 'Lotus Heights' },
    { slug: 'silver-oak-residency', name: 'Silver Oak Residency' },
    { slug: 'malhar-greens', name: 'Malhar Greens' },
  ],
} satisfies CatalogueNames;

const FOLDER = new URL('../packages/query/labelled/', import.meta.url);

/** Every labelled sentence, with names in the place of placeholders. Throws on a line that is no JSON. */
export function labelledSentences(): LabelledSentence[] {
  return LANGUAGES.flatMap((language) =>
    readFileSync(new URL(`${language.toLowerCase()}.jsonl`, FOLDER), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({
        ...(JSON.parse(named(line)) as LabelledSentence),
        language,
        today: LABELLED_TODAY,
      })),
  );
}

/** In a `slug` or a list of them a placeholder is a slug, in a sentence a name. */
function named(line: string): string {
  return line
    .replace(/"\{\{(promoter|project):(\d)\}\}"/g, (_, kind: Kind, n: string) =>
      JSON.stringify(nameOf(kind, n).slug),
    )
    .replace(
      /\{\{(promoter|project):(\d)\}\}/g,
      (_, kind: Kind, n: string) => nameOf(kind, n).name,
    );
}

type Kind = 'promoter' | 'project';

function nameOf(kind: Kind, n: string): { slug: string; name: string } {
  const known = labelledNames[`${kind}s`][Number(n) - 1];
  if (known === undefined) throw new Error(`The labelled set has no ${kind} ${n}.`);
  return known;
}
