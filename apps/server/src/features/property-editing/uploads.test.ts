import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { aStaffedProject } from '#server/testing/staff-properties.ts';
import { createStandIn } from '#server/testing/stand-in.ts';
import { testApp } from '#server/testing/test-app.ts';
import { upload } from '#server/testing/upload.ts';

const test = testApp();

const PDF = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
const pdfWith = (dictionary: string) =>
  `%PDF-1.4\n1 0 obj\n${dictionary}\nendobj\ntrailer\n<<>>\n%%EOF\n`;
const packedPdf = (dictionary: string, head = '/Type /ObjStm /Filter /FlateDecode') =>
  Buffer.concat([
    Buffer.from(`%PDF-1.5\n1 0 obj\n<<${head}>>\nstream\r\n`),
    deflateSync(dictionary),
    Buffer.from('\nendstream\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  ]);
const DOCUMENTS = '/api/v1/documents';

const aPicture = (red: number) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer();

describe('an uploaded document', () => {
  it('is listed on the public page, where it can be read', async () => {
    const { id, slug, promoter } = await aStaffedProject(test.db);
    const kept = await upload(
      test,
      DOCUMENTS,
      { name: 'Plan sanction.pdf', content: PDF },
      { session: promoter },
    );
    const { url } = kept.json<{ url: string }>();
    const saved = await test.call(
      'replacePropertyDocuments',
      {
        params: { id: String(id) },
        body: {
          version: 1,
          changes: { documents: [{ section: 'plan', name: 'Plan sanction', url }] },
        },
      },
      { session: promoter },
    );
    expect(saved.answer?.property.completeness.missing.map(({ key }) => key)).not.toContain(
      'documents',
    );
    const seen = await test.call('getProperty', { params: { id: slug } });
    expect(seen.answer?.documents.plan).toMatchObject([
      { name: 'Plan sanction', downloadLink: url, kind: 'plan-sanction' },
    ]);
    const file = await test.app.inject({ url });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.body).toBe(PDF);
    // Opened by itself it is saved, and whatever a reader makes of it has no rights here.
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="[0-9a-f]{32}\.pdf"$/,
    );
    const policy = String(file.headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["object-src 'none'", "base-uri 'none'", 'sandbox']),
    );
  });

  it('is taken when nothing in its packed parts does anything', async () => {
    const session = await aSessionAs(test.db, 'operator');
    for (const content of [packedPdf('<</S /A>>'), pdfWith('<</Type /ObjStm>>')]) {
      const answer = await upload(test, DOCUMENTS, { name: 'a.pdf', content }, { session });
      expect(answer.statusCode).toBe(200);
    }
  });

  type Refused = [what: string, name: string, content: string | Buffer, reason: string];
  it.each<Refused>([
    [
      'a page that calls itself a PDF',
      'plan.pdf',
      '<html><script>alert(1)</script>',
      'Only PDF files',
    ],
    ['an empty file', 'plan.pdf', '', 'empty'],
    ['half a PDF', 'plan.pdf', '%PDF-1.4\n1 0 obj', 'its end is missing'],
    [
      'a PDF with a page behind its end',
      'plan.pdf',
      `${PDF}<html><body>This is no plan at all.</body></html>`,
      'behind its end',
    ],
    [
      'a PDF that runs a script',
      'plan.pdf',
      pdfWith('<</S /JavaScript /JS (app.alert(1))>>'),
      'script',
    ],
    [
      'a PDF that hides a script',
      'plan.pdf',
      pdfWith('<</S /Java#53cript /JS (app.alert(1))>>'),
      'script',
    ],
    ['a PDF that starts a program', 'plan.pdf', pdfWith('<</S /Launch /F (calc.exe)>>'), 'program'],
    ['a PDF with a file in it', 'plan.pdf', pdfWith('<</Type /EmbeddedFile>>'), 'another file'],
    [
      'a PDF that runs a script from a packed part',
      'plan.pdf',
      packedPdf('<</S /JavaScript>>'),
      'script',
    ],
    [
      'a PDF that runs a script from a part with a disguised name',
      'plan.pdf',
      packedPdf('<</S /JavaScript>>', '/Type /Obj#53tm /Filter /FlateDecode'),
      'script',
    ],
    ...[
      '/Type /ObjStm /Filter [/ASCII85Decode /FlateDecode]',
      '/Type /ObjStm /Filter /LZWDecode',
      '/Type /ObjStm /Filter /FlateDecode /DecodeParms <</Predictor 12>>',
      '/Type /ObjStm /Note (stream\n) /Filter /FlateDecode',
      '/Type /ObjStm /F /FlateDecode',
    ].map((head): Refused => [
      `packed as ${head}`,
      'plan.pdf',
      packedPdf('<</S /A>>', head),
      'cannot tell',
    ]),
    [
      'packed in a damaged part',
      'plan.pdf',
      packedPdf('<</S /A>>').toString('latin1').replace('stream\r\n', 'stream\r\n?'),
      'cannot tell',
    ],
  ])('is refused with a sentence when it is %s', async (_, name, content, reason) => {
    const session = await aSessionAs(test.db, 'operator');
    const answer = await upload(test, DOCUMENTS, { name, content }, { session });
    expect(answer.json()).toMatchObject({
      code: 'document.refused',
      message: expect.stringContaining(reason),
    });
  });

  it('is taken from staff alone', async () => {
    const user = await aSessionAs(test.db, 'user');
    const file = { name: 'a.pdf', content: PDF };
    expect((await upload(test, DOCUMENTS, file)).statusCode).toBe(401);
    expect((await upload(test, DOCUMENTS, file, { session: user })).statusCode).toBe(403);
  });
});

describe('a store that does not answer', () => {
  it('keeps nobody else from changing projects', async () => {
    const standIn = await createStandIn(() => undefined);
    const app = await createTestApp({
      IMAGES_S3_URL: `${standIn.url.replace('://', '://key:secret@')}/images`,
      LOG_LEVEL: 'silent',
    });
    const [one, other] = [await aStaffedProject(app.db), await aStaffedProject(app.db)];
    const url = `/media/documents/${'a'.repeat(32)}.pdf`;
    const documents = [{ section: 'plan' as const, name: 'Plan', url }];
    let isAnswered = false;
    const waiting = app
      .call(
        'replacePropertyDocuments',
        { params: { id: String(one.id) }, body: { version: 1, changes: { documents } } },
        { session: one.admin },
      )
      .finally(() => (isAnswered = true));
    await expect.poll(() => standIn.asked.length).toBeGreaterThan(0);
    const saved = await app.call(
      'editPropertyBasics',
      { params: { id: String(other.id) }, body: { version: 1, changes: { towers: 7 } } },
      { session: other.admin },
    );
    expect({ status: saved.status, isAnswered }).toEqual({ status: 200, isAnswered: false });
    await standIn.close();
    expect((await waiting).status).toBe(503);
    await app.close();
  });
});

describe('the pictures of a project', () => {
  it('are saved in their order, one of them the main one, and only when they were uploaded', async () => {
    const { id, slug, admin } = await aStaffedProject(test.db);
    const params = { id: String(id) };
    const session = admin;
    const files = await Promise.all(
      [10, 200].map(async (red) => {
        const content = await aPicture(red);
        const answer = await upload(
          test,
          '/api/v1/images',
          { name: 'a.jpg', content },
          { session },
        );
        return answer.json<{ imageUrl: string; publicId: string; width: number; height: number }>();
      }),
    );
    const images = files.map(({ imageUrl, publicId, width, height }, i) => ({
      publicId,
      kind: i === 0 ? ('exteriors' as const) : ('main' as const),
      url: imageUrl,
      caption: `Picture ${i + 1}`,
      width,
      height,
    }));
    const save = (changed: typeof images, version: number) =>
      test.call(
        'editPropertyImages',
        { params, body: { version, changes: { images: changed } } },
        { session },
      );
    expect((await save(images, 1)).answer?.changed).toEqual(['images']);
    const kept = await test.db
      .selectFrom('property_images')
      .select(['property_category', 'public_id'])
      .orderBy('position')
      .execute();
    expect(kept).toEqual(
      files.map(({ publicId }) => ({ property_category: 'ALL', public_id: publicId })),
    );
    const seen = await test.call('getProperty', { params: { id: slug } });
    expect(seen.answer?.project.images.map(({ imageCaption }) => imageCaption)).toEqual([
      'Picture 1',
      'Picture 2',
    ]);

    const twoMain = images.map((image) => ({ ...image, kind: 'main' as const }));
    expect((await save(twoMain, 2)).problem?.fields).toEqual([
      { field: 'body.changes.images', message: 'Only one picture can be the main one.' },
    ]);
    for (const url of [
      '/pictures/../exports/leads.csv',
      '/pictures/..//evil.example/x.png',
      '/pictures/2/../../api/v1/auth/logout',
      '/pictures/%2e%2e/exports/leads.csv',
    ]) {
      const outside = await save(
        images.map((image) => ({ ...image, url })),
        2,
      );
      expect(outside.problem?.fields?.[0]?.message).toBe('Upload this picture first.');
    }
    const elsewhere = images.map((image) => ({ ...image, url: 'https://example.org/a.jpg' }));
    expect((await save(elsewhere, 2)).problem?.fields?.[0]).toEqual({
      field: 'body.changes.images.0.url',
      message: 'Upload this picture first.',
    });
    expect((await save(images.slice(1), 2)).answer?.property.sections.images.images).toHaveLength(
      1,
    );
  });
});
