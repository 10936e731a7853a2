import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '#server/database/migrations.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { aProject, aProjectRecord } from '#server/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

/** Runs the migration once more, over what was put there in the meantime. */
async function again(name = '0042-given-dates-plain-names'): Promise<void> {
  const { [name]: migration } = migrations;
  if (migration === undefined) throw new Error('There is no such migration.');
  await test.db.transaction().execute((trx) => migration.up(trx));
}

const rowOf = (slug: string) =>
  test.db.selectFrom('properties').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();

describe('the migration of days that nobody gave', () => {
  it('keeps those that staff or a file gave, and takes the others back', async () => {
    const numbers = (last: number) => ({
      reraNumbers: [`PRM/KA/RERA/1251/446/PR/010124/00${last}`],
      complaints: [],
      promoter: { name: `Builder ${last}`, pastProjects: [] },
    });
    const put = async (last: number, facts: string | null, checked: string) => {
      const slug = await aProject(test.db, numbers(last));
      await sql`update properties set facts_checked_on = ${facts}, rera_checked_on = ${checked},
        complaints_checked_on = ${checked}, past_projects_checked_on = ${checked},
        missing_facts = array_remove(array_remove(missing_facts, 'rera'), 'complaints')
        where slug = ${slug}`.execute(test.db);
      return slug;
    };
    const ofSource = await put(6501, '2026-10-02', '2026-10-02');
    const ofFile = await put(6502, '2026-10-02', '2026-09-01');
    const today =
      (
        await sql<{
          day: string;
        }>`select (now() at time zone 'Asia/Kolkata')::date::text as day`.execute(test.db)
      ).rows[0]?.day ?? '';
    const ofImport = await put(6503, null, today);
    const longAgo = await put(6504, null, '2025-01-05');
    const ofStaff = await put(6505, '2026-10-02', '2026-10-02');
    const undone = await put(6506, '2026-10-02', '2026-10-02');
    const demonstration = await put(6507, '2026-10-02', '2026-10-02');
    await sql`update properties set is_demonstration = true where slug = ${demonstration}`.execute(
      test.db,
    );
    for (const slug of [ofStaff, undone]) {
      const { id } = await rowOf(slug);
      const change = (version: number, undoes: number | null) =>
        test.db
          .insertInto('property_changes')
          .values({
            property_id: id,
            version,
            section: 'legal',
            before: '{}',
            after: JSON.stringify({ reraCheckedOn: '2026-10-02' }),
            staff_id: null,
            at: new Date(),
            undoes,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
      const made = await change(2, null);
      if (slug === undone) await change(3, made.id);
    }
    await again();
    const days = async (slug: string) => {
      const { rera_checked_on, complaints_checked_on, past_projects_checked_on } =
        await rowOf(slug);
      return [rera_checked_on, complaints_checked_on, past_projects_checked_on];
    };
    expect(await days(ofSource)).toEqual([null, null, null]);
    expect(await days(ofFile)).toEqual(['2026-09-01', '2026-09-01', '2026-09-01']);
    expect(await days(ofImport)).toEqual([null, null, null]);
    expect(await days(longAgo)).toEqual(['2025-01-05', '2025-01-05', '2025-01-05']);
    expect(await days(ofStaff)).toEqual(['2026-10-02', null, null]);
    expect(await days(undone)).toEqual([null, null, null]);
    expect(await days(demonstration)).toEqual(['2026-10-02', '2026-10-02', '2026-10-02']);
    expect((await rowOf(ofSource)).missing_facts).toContain('complaints');
    expect((await rowOf(ofSource)).missing_facts).not.toContain('rera');
    expect((await rowOf(ofFile)).missing_facts).not.toContain('complaints');
  });

  it('keeps days on which staff or a page of the register looked, and says which; takes those of sheets back', async () => {
    const put = async (last: number, kind: 'staff' | 'register' | 'catalogue' | null) => {
      const slug = await aProject(test.db, {
        externalId: `told-${last}`,
        reraNumbers: [`PRM/KA/RERA/1251/446/PR/010124/00${last}`],
      });
      const { id } = await rowOf(slug);
      await sql`update properties set rera_checked_on = '2026-10-02',
        complaints_checked_on = '2026-10-02', past_projects_checked_on = '2026-10-02'
        where id = ${id}`.execute(test.db);
      const facts = { reraCheckedOn: 0, complaintsCheckedOn: 0, pastProjectsCheckedOn: 0 };
      const provenance = JSON.stringify(
        kind === null ? { tellings: [], facts: {} } : { tellings: [{ kind }], facts },
      );
      await sql`insert into property_facts (property_id, provenance) values (${id}, ${provenance})
        on conflict (property_id) do update set provenance = excluded.provenance`.execute(test.db);
      return { slug, id };
    };
    const ofStaff = await put(6601, 'staff');
    const ofRegister = await put(6602, 'register');
    const ofSheet = await put(6603, 'catalogue');
    const beforeJournals = await put(6604, null);
    await test.db
      .insertInto('property_changes')
      .values({
        property_id: beforeJournals.id,
        version: 2,
        section: 'legal',
        before: '{}',
        after: JSON.stringify({ reraCheckedOn: '2026-10-02' }),
        staff_id: null,
        at: new Date(),
        undoes: null,
      })
      .execute();
    const demonstration = await put(6605, null);
    await sql`update properties set is_demonstration = true where id = ${demonstration.id}`.execute(
      test.db,
    );

    await sql`alter table properties drop column rera_seen_by_staff`.execute(test.db);
    await again('0065-who-saw-the-register');
    const days = async ({ slug }: { slug: string }) => {
      const row = await rowOf(slug);
      return [
        row.rera_seen_by_staff,
        row.rera_checked_on,
        row.complaints_checked_on,
        row.past_projects_checked_on,
      ];
    };
    const day = '2026-10-02';
    expect(await days(ofStaff)).toEqual([true, day, null, null]);
    expect(await days(ofRegister)).toEqual([false, day, day, day]);
    expect(await days(ofSheet)).toEqual([false, null, null, null]);
    expect(await days(beforeJournals)).toEqual([true, day, null, null]);
    expect(await days(demonstration)).toEqual([false, day, day, day]);
  });

  it('takes pictures away whose address leads elsewhere', async () => {
    const slug = await aProject(test.db, {});
    const { id } = await rowOf(slug);
    const upload = `/media/${'0a'.repeat(16)}.webp`;
    const urls = [
      'javascript:alert(7)',
      '//evil.example/a',
      '/pictures/../exports/leads.csv',
      upload,
      'https://example.org/a.jpg',
    ];
    for (const [position, url] of urls.entries()) {
      await test.db
        .insertInto('property_images')
        .values({ property_id: id, position, kind: 'real', url, caption: 'A', width: 4, height: 3 })
        .execute();
    }
    await again();
    const left = await test.db
      .selectFrom('property_images')
      .select('url')
      .where('property_id', '=', id)
      .orderBy('position')
      .execute();
    expect(left.map(({ url }) => url)).toEqual([upload, 'https://example.org/a.jpg']);
  });
});

describe('the migration of garbled names', () => {
  it('reads them as they were meant; the address follows, the old one leads there, the key is the new name’s', async () => {
    const clean = aProjectRecord({
      name: 'Areca & Palm',
      externalId: undefined,
      promoter: { name: 'Palm & Sons' },
    });
    const slug = await aProject(test.db, {
      name: 'Areca &amp;amp; Palm',
      externalId: undefined,
      promoter: { name: 'Palm &amp; Sons' },
    });
    await aProject(test.db, { name: '𝗣𝗮𝗹𝗺 𝗣𝗮𝗿𝗸', address: 'A&nbsp;Road' });
    expect(slug).toBe('areca-and-amp-amp-palm-whitefield');
    await again();
    const row = await rowOf('areca-and-palm-whitefield');
    expect(row).toMatchObject({
      name: 'Areca & Palm',
      import_key: 'areca-and-palm-palm-and-sons-whitefield',
    });
    expect(await rowOf('palm-park-whitefield')).toMatchObject({
      name: 'Palm Park',
      address: 'A Road',
    });
    const old = await test.db
      .selectFrom('project_slugs')
      .selectAll()
      .where('slug', '=', slug)
      .executeTakeFirst();
    expect(old?.property_id).toBe(row.id);
    const promoter = await test.db
      .selectFrom('promoters')
      .selectAll()
      .where('id', '=', row.promoter_id)
      .executeTakeFirst();
    expect(promoter).toMatchObject({ name: 'Palm & Sons', slug: 'palm-and-sons' });
    const before = await rowOf('areca-and-palm-whitefield');
    await again();
    expect(await rowOf('areca-and-palm-whitefield')).toEqual(before);
    expect(clean.name).toBe(row.name);
  });

  it('runs where nothing is garbled', async () => {
    expect(await migrate(test.db, migrations)).toEqual([]);
  });
});
