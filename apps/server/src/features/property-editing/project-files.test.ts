import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { aSession, aStaffAccount } from '#server/testing/sign-in.ts';
import { aStaffedProject } from '#server/testing/staff-properties.ts';
import { testApp } from '#server/testing/test-app.ts';
import { upload } from '#server/testing/upload.ts';

const test = testApp();

const NUMBER = 'PRM/KA/RERA/1251/446/PR/010124/006501';

async function aPicture(session: string, red: number) {
  const background = { r: red, g: 90, b: 40 };
  const content = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const answer = await upload(test, '/api/v1/images', { name: 'a.jpg', content }, { session });
  const url = answer.json<{ imageUrl: string }>().imageUrl;
  return { kind: 'main' as const, url, caption: 'Elevation', width: 640, height: 480 };
}
async function aPaper(session: string) {
  const content = `%PDF-1.4\n% ${randomUUID()}\n1 0 obj\n<<>>\nendobj\n%%EOF\n`;
  const answer = await upload(test, '/api/v1/documents', { name: 'a.pdf', content }, { session });
  return { section: 'noc' as const, name: 'Fire NOC', url: answer.json<{ url: string }>().url };
}
const sections = async (id: number, session: string) =>
  (await test.call('getStaffProperty', { params: { id: String(id) } }, { session })).answer
    ?.sections;

it('files find their project by RERA number, address or key, and say what they show; others say why not', async () => {
  const { id, admin } = await aStaffedProject(test.db);
  await test.db
    .updateTable('properties')
    .set({ rera_numbers: [NUMBER], slug: 'kaveri-crest-begur' })
    .where('id', '=', id)
    .execute();
  const paths = [
    `${NUMBER.replaceAll('/', '-')}/elevation.jpg`,
    'kaveri-crest-begur_floor-plan.png',
    'kaveri-crest-begur fire noc.pdf',
    'holiday/beach.jpg',
  ];
  const { answer } = await test.call('matchProjectFiles', { body: { paths } }, { session: admin });
  expect(answer?.files).toMatchObject([
    { project: { id }, kind: 'main', words: 'Elevation' },
    { project: { id }, kind: 'interiors', words: 'Floor plan' },
    { project: { id }, section: 'noc', words: 'Fire noc' },
    { project: null, reason: expect.stringMatching(/^No project/) as string },
  ]);
  const stranger = await aStaffAccount(test.db, { role: 'operator' });
  const session = await aSession(test.db, { kind: 'staff', id: stranger });
  const theirs = await test.call('matchProjectFiles', { body: { paths } }, { session });
  expect(theirs.answer?.files.every(({ project }) => project === null)).toBe(true);
});

it('files are added once, are told why not, and are taken back as one', async () => {
  const [one, other] = [await aStaffedProject(test.db), await aStaffedProject(test.db)];
  const session = one.admin;
  const before = [await sections(one.id, session), await sections(other.id, session)];
  const batch = randomUUID();
  const [first, second, paper] = [
    await aPicture(session, 10),
    await aPicture(session, 200),
    await aPaper(session),
  ];
  const add = (id: number, body: object) =>
    test.call(
      'addProjectFiles',
      { params: { id: String(id) }, body: { batch, images: [], documents: [], ...body } },
      { session },
    );
  const missing = { ...first, url: `/media/${'0'.repeat(32)}.webp` };
  const added = await add(one.id, { images: [first, second, missing], documents: [paper] });
  expect(added.answer).toMatchObject({
    added: 3,
    refused: [{ url: missing.url, reason: 'Upload this picture first.' }],
  });
  const is = await sections(one.id, session);
  expect(is?.images.images.slice(-2).map(({ url }) => url)).toEqual([first.url, second.url]);
  expect(is?.images.images.filter(({ kind }) => kind === 'main')).toHaveLength(1);
  expect(is?.documents.documents.at(-1)).toMatchObject(paper);

  const again = await add(one.id, { images: [first] });
  expect(again.answer).toMatchObject({
    added: 0,
    refused: [{ reason: 'This project already has this file.' }],
  });
  await add(other.id, { images: [first] });
  const undone = await test.call('undoProjectFiles', { params: { batch } }, { session });
  expect(undone.answer).toMatchObject({
    message: '2 projects are as before these files.',
    refused: [],
  });
  expect([await sections(one.id, session), await sections(other.id, session)]).toEqual(before);
});
