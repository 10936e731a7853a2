import type { ListChanges } from '@manemitra/contract/lists';
import { beforeAll, describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { aSession, aUser } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';

const moment = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

const test = testApp();
let slugs: string[];
beforeAll(async () => {
  slugs = await someProjects(
    test.db,
    Array.from({ length: 56 }, (_, at) => ({ name: `Kept ${at}` })),
  );
});

const aBuyer = async () => {
  const id = await aUser(test.db);
  return aSession(test.db, { kind: 'user', id });
};
const change = async (session: string, changes: Partial<ListChanges>) => {
  const body = { put: {}, remove: {}, ...changes };
  const { answer, problem } = await test.call('changeLists', { body }, { session });
  if (answer === undefined) throw new Error(JSON.stringify(problem));
  return answer;
};
const shortlisted = (slug: string, minute: number, note = '') => ({
  slug,
  note,
  keptAt: moment(minute),
});
const search = (sentence: string, minute: number, name = '') => ({
  sentence,
  name,
  savedAt: moment(minute),
  lookedAt: moment(minute),
});

describe('what a buyer keeps', () => {
  it('is there on another device, with names and in its order', async () => {
    const session = await aBuyer();
    const [a = '', b = '', c = ''] = slugs;
    await change(session, {
      put: {
        compare: [c, a],
        shortlist: [shortlisted(a, 1, 'near the lake'), shortlisted(b, 2)],
        viewed: [{ slug: b, seenAt: moment(1) }],
        searches: [search('3 BHK in Hebbal', 1, 'Hebbal')],
      },
    });
    const { answer } = await test.call('getLists', {}, { session });
    expect(answer).toMatchObject({
      compare: [{ slug: c, name: 'Kept 2' }, { slug: a }],
      shortlist: [
        { slug: b, note: '' },
        { slug: a, note: 'near the lake' },
      ],
      viewed: [{ slug: b, name: 'Kept 1', seenAt: moment(1) }],
      searches: [{ sentence: '3 BHK in Hebbal', name: 'Hebbal' }],
    });
  });

  it('of two devices that change different things at once, keeps both', async () => {
    const session = await aBuyer();
    const [a = '', b = ''] = slugs;
    await Promise.all([
      change(session, { put: { shortlist: [shortlisted(a, 1)] } }),
      change(session, { put: { shortlist: [shortlisted(b, 2)] } }),
    ]);
    const { shortlist } = await change(session, { remove: { shortlist: [a] } });
    expect(shortlist.map(({ slug }) => slug)).toEqual([b]);
  });

  it('is joined with what a browser kept: each once, and no note is lost', async () => {
    const session = await aBuyer();
    const [a = ''] = slugs;
    await change(session, { put: { shortlist: [shortlisted(a, 1, 'ask for tower B')] } });
    const joined = await change(session, { put: { shortlist: [shortlisted(a, 9)] } });
    expect(joined.shortlist).toMatchObject([{ note: 'ask for tower B', keptAt: moment(1) }]);
    const edited = await change(session, { put: { shortlist: [shortlisted(a, 1)] } });
    expect(edited.shortlist).toMatchObject([{ note: '' }]);
  });

  it('has limits, and the oldest goes when there are more', async () => {
    const session = await aBuyer();
    const [a = '', b = '', c = '', d = ''] = slugs;
    await change(session, { put: { compare: [a, b, c] } });
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    const full = await change(session, {
      put: {
        compare: [d],
        shortlist: slugs.slice(0, 50).map((slug, at) => shortlisted(slug, at)),
        viewed: slugs.slice(0, 20).map((slug, at) => ({ slug, seenAt: moment(at) })),
        searches: Array.from({ length: 20 }, (_, at) => search(`${at} BHK`, at)),
      },
    });
    expect(full.compare.map(({ slug }) => slug)).toEqual([b, c, d]);
    const more = await change(session, {
      put: {
        shortlist: slugs.slice(50).map((slug, at) => shortlisted(slug, 100 + at)),
        viewed: slugs.slice(50).map((slug, at) => ({ slug, seenAt: moment(100 + at) })),
        searches: [search('villa', 100)],
      },
    });
    expect([more.shortlist.length, more.viewed.length, more.searches.length]).toEqual([50, 20, 20]);
    expect(more.shortlist[0]?.slug).toBe(slugs.at(-1));
    expect(more.searches.map(({ sentence }) => sentence)).not.toContain('0 BHK');
  });

  it('takes no moment to come, and passes over what names no project', async () => {
    const session = await aBuyer();
    const { shortlist } = await change(session, {
      put: {
        shortlist: [
          { slug: slugs[0] ?? '', note: '', keptAt: '2999-01-01T00:00:00.000Z' },
          shortlisted('no-such-project', 1),
        ],
      },
    });
    expect(shortlist).toHaveLength(1);
    expect(Date.parse(shortlist[0]?.keptAt ?? '')).toBeLessThanOrEqual(test.clock.now.getTime());
  });

  it('still names a project that was withdrawn', async () => {
    const session = await aBuyer();
    const [slug = ''] = await someProjects(test.db, [{ name: 'Gone Gardens' }]);
    await change(session, { put: { shortlist: [shortlisted(slug, 1)] } });
    await test.db
      .updateTable('properties')
      .set({ is_published: false })
      .where('slug', '=', slug)
      .execute();
    const { shortlist } = await change(session, {});
    expect(shortlist).toMatchObject([{ slug, name: 'Gone Gardens' }]);
  });

  it('is nobody else’s', async () => {
    const [mine, other] = [await aBuyer(), await aBuyer()];
    await change(mine, { put: { searches: [search('villa', 1)] } });
    await change(other, { remove: { searches: ['villa'] } });
    expect((await change(other, {})).searches).toEqual([]);
    expect((await change(mine, {})).searches).toHaveLength(1);
    expect((await test.call('getLists', {})).problem?.code).toBe('session.required');
  });
});
