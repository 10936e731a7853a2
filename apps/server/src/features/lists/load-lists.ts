import type { KeptLists } from '@manemitra/contract/lists';
import { reraText } from '@manemitra/domain/rera-standing';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { firstPicture } from '#server/features/images/public.ts';
import { registrationOf, registrationRow } from '#server/features/registrations/public.ts';

interface KeptRow {
  list: 'compare' | 'shortlist' | 'viewed';
  slug: string;
  name: string;
  image_url: string | null;
  registration: Parameters<typeof registrationOf>[0];
  is_demonstration: boolean;
  note: string;
  kept_at: Date;
}

/**
 * A buyer's lists as they are now. A project that is not published any more stays on them, by its name: whoever kept it
 * is to learn that it went away, not to miss it.
 */
export async function loadLists(db: Kysely<Database>, userId: number): Promise<KeptLists> {
  const { rows } = await sql<KeptRow>`
    select k.list, p.slug, p.name, k.note, k.kept_at, ${registrationRow} as registration, p.is_demonstration,
      ${firstPicture} as image_url
    from kept_projects k join properties p on p.id = k.property_id
    where k.user_id = ${userId}
    order by k.kept_at desc, k.property_id desc`.execute(db);
  const searches = await db
    .selectFrom('saved_searches')
    .select(['sentence', 'name', 'saved_at', 'looked_at'])
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('sentence')
    .execute();
  const of = (list: KeptRow['list']) => rows.filter((row) => row.list === list);
  return {
    // The first chosen comes first.
    compare: of('compare').map(shown).toReversed(),
    shortlist: of('shortlist').map((row) => ({
      ...shown(row),
      note: row.note,
      keptAt: row.kept_at.toISOString(),
    })),
    viewed: of('viewed').map((row) => ({ ...shown(row), seenAt: row.kept_at.toISOString() })),
    searches: searches.map((search) => ({
      sentence: search.sentence,
      name: search.name,
      savedAt: search.saved_at.toISOString(),
      lookedAt: search.looked_at.toISOString(),
    })),
  };
}

function shown({ slug, name, image_url: imageUrl, ...row }: KeptRow) {
  return {
    slug,
    name,
    imageUrl: imageUrl ?? '',
    rera: reraText(registrationOf(row.registration), row.is_demonstration),
  };
}
