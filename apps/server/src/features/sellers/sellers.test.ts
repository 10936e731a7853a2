import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { aSessionAs } from '#server/testing/sign-in.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp({
  STAFF_EMAIL: 'sales@manemitra.example',
  OPERATOR_NAME: 'Areca Labs',
});
beforeEach(() => sql`truncate seller_enquiries, outbox_messages restart identity`.execute(test.db));

const ENQUIRY = {
  contactPerson: 'Meera Rao',
  builderName: 'Areca Homes',
  phoneNumber: '98450 12345',
  jobRole: 'Sales head',
  email: 'meera@areca.example',
  website: 'areca.example',
};
const send = (changes: Partial<typeof ENQUIRY> = {}, to = test) =>
  to.call('sendSellerEnquiry', { body: { ...ENQUIRY, ...changes } });
const kept = (of = test) => of.db.selectFrom('seller_enquiries').selectAll().execute();
const queued = (of = test) => of.db.selectFrom('outbox_messages').selectAll().execute();

describe('an enquiry of a seller', () => {
  it('is kept and announced to the staff, together', async () => {
    const { answer } = await send();

    expect(answer).toEqual({ message: 'Enquiry submitted successfully!' });
    expect(await kept()).toMatchObject([
      { contact_person: 'Meera Rao', phone_number: '+919845012345', website: 'areca.example' },
    ]);
    expect(await queued()).toMatchObject([
      {
        channel: 'email',
        recipient: 'sales@manemitra.example',
        template: 'seller-enquiry',
        values: { builderName: 'Areca Homes', phoneNumber: '+919845012345' },
      },
    ]);
  });

  it('sent twice, or by two presses at once, is one', async () => {
    await Promise.all([send(), send(), send({ email: 'MEERA@areca.example', jobRole: '' })]);
    await send({ email: 'MEERA@areca.example', jobRole: '' });

    expect(await kept()).toHaveLength(1);
  });

  it('sent again the same day with a correction replaces the first and is announced again', async () => {
    await send();
    await send();
    await send({ website: 'https://www.areca-homes.example/about' });

    expect(await kept()).toMatchObject([{ website: 'https://www.areca-homes.example/about' }]);
    expect(await queued()).toHaveLength(2);
  });

  it('after a day, or from another sender, is a new one', async () => {
    await send();
    await sql`update seller_enquiries set created_at = now() - interval '25 hours'`.execute(
      test.db,
    );
    await send();
    await send({ email: 'another@areca.example' });

    expect(await kept()).toHaveLength(3);
  });

  it.each([
    ['contactPerson', '  ', 'Say whom we should ask for.'],
    ['builderName', '', 'Give the name of the builder or company.'],
    ['phoneNumber', '98450 1234', 'Give a mobile number of ten digits'],
    ['phoneNumber', '', 'Give a phone number, so that we can call you back.'],
    ['email', 'meera@', 'This is not a whole e-mail address'],
    ['website', 'javascript://alert.in', 'This is not a web address'],
    ['website', 'our site', 'This is not a web address'],
    ['jobRole', 'x'.repeat(121), 'Keep it under 120 characters.'],
  ] as const)('with %s “%s” is refused at that field', async (field, value, sentence) => {
    const { status, problem } = await send({ [field]: value });

    expect(status).toBe(400);
    expect(problem?.fields).toEqual([
      { field: `body.${field}`, message: expect.stringContaining(sentence) },
    ]);
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['+91-98450-12345', '+919845012345'],
    ['09845012345', '+919845012345'],
    ['919845012345', '+919845012345'],
    ['+65 6123 4567', '+6561234567'],
  ])('takes the phone number %s as %s', async (written, number) => {
    await send({ phoneNumber: written });

    expect(await kept()).toMatchObject([{ phone_number: number }]);
  });
});

it('an enquiry is kept, and nobody written to, where no staff address is configured', async () => {
  const other = await createTestApp();
  await send({}, other);

  expect(await kept(other)).toHaveLength(1);
  expect(await queued(other)).toEqual([]);
  await other.close();
});

describe('the enquiries in the dashboard', () => {
  const listed = async (query: Record<string, string> = {}, role: 'admin' | 'operator' = 'admin') =>
    test.call('listSellerEnquiries', { query }, { session: await aSessionAs(test.db, role) });

  it('are all that were sent, the newest first', async () => {
    await send();
    await send({ email: 'another@areca.example', builderName: 'Palm Homes', website: '' });
    const { answer } = await listed();

    expect(answer?.total).toBe(2);
    expect(answer?.items).toMatchObject([
      { builderName: 'Palm Homes', website: null, phoneNumber: '+919845012345' },
      { builderName: 'Areca Homes', contactPerson: 'Meera Rao', jobRole: 'Sales head' },
    ]);
  });

  it.each(['palm', '98450 99999', 'another@'])('are found by “%s”', async (search) => {
    await send();
    await send({
      email: 'another@areca.example',
      builderName: 'Palm Homes',
      phoneNumber: '98450 99999',
    });
    const { answer } = await listed({ search });

    expect(answer?.items.map(({ builderName }) => builderName)).toEqual(['Palm Homes']);
  });

  it('are for admins alone', async () => {
    expect((await listed({}, 'operator')).status).toBe(403);
    expect((await test.call('listSellerEnquiries', { query: {} })).status).toBe(401);
  });
});

it('one address cannot send enquiries without end', async () => {
  const other = await createTestApp({ RATE_LIMIT_SCALE: '0.2' });
  const statuses = [];
  for (let at = 0; at < 3; at += 1) statuses.push((await send({}, other)).status);

  expect(statuses).toEqual([200, 200, 429]);
  await other.close();
});

it('who runs the site is said as it is configured, and otherwise is not known', async () => {
  const { answer } = await test.call('getOperator', {});

  expect(answer).toMatchObject({ name: 'Areca Labs', email: null, address: null });
});
