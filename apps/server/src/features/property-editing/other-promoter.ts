import { Problem } from '@manemitra/contract/problems';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { nameSlug } from '#server/features/catalogue/public.ts';
import type { Editable } from './load-editable.ts';
import type { PropertyScope } from './property-scope.ts';

interface Edit {
  scope: PropertyScope;
  changes: Readonly<Record<string, unknown>>;
}

/** Refuses that a promoter says when the register was looked up about them: our staff look, or its page is brought. */
export function refuseDayOfRegister({ property }: Editable, { scope, changes }: Edit): void {
  const { reraCheckedOn = property.rera_checked_on } = changes;
  if (scope.kind !== 'own' || reraCheckedOn === property.rera_checked_on) return;
  const message = 'Only our own staff may say when they looked at the register.';
  throw new Problem('input.invalid', {
    fields: [{ field: 'body.changes.reraCheckedOn', message }],
  });
}

/** Whether there is a promoter of a name. */
export type IsPromoter = (name: string) => Promise<boolean>;

/** Looks each name up once: many projects may be given the same promoter. */
export function promotersOf(db: Kysely<Database>): IsPromoter {
  const found = new Map<string, Promise<boolean>>();
  return (name) => {
    const slug = nameSlug(name);
    const known = found.get(slug) ?? isPromoter(db, slug);
    found.set(slug, known);
    return known;
  };
}

async function isPromoter(db: Kysely<Database>, slug: string): Promise<boolean> {
  const { rows } = await sql`
    select id from promoters where slug = ${slug} and deleted_at is null
    union all
    select p.id from promoter_names n join promoters p on p.id = n.promoter_id
    where n.slug = ${slug} and p.deleted_at is null`.execute(db);
  return rows.length > 0;
}

/** Refuses to give a project a promoter that is not there, or on the word of a promoter. */
export async function refuseOtherPromoter(
  isKnown: IsPromoter,
  { property, promoter }: Editable,
  { scope, changes }: Edit,
): Promise<void> {
  const name = changes['promoter'];
  if (typeof name !== 'string') return;
  if (nameSlug(name) === nameSlug(property.promoter_name ?? promoter.name)) return;
  if (scope.kind === 'own') throw refused('Only our own staff may change whose project this is.');
  if (!(await isKnown(name))) throw refused('We know no promoter of this name. Add it first.');
}

const refused = (message: string): Problem =>
  new Problem('input.invalid', { fields: [{ field: 'body.changes.promoter', message }] });
