import { expect, plain as test } from './browser-test.ts';
import { inDatabase } from './database.ts';
import { aNumber, codeTo } from './outbox.ts';
import { signInAsAdmin } from './staff-session.ts';

/** Ends whatever it stands in: an attribute, a script, a comment, a title. */
const MARK = 'hostile-tag';
const PAYLOAD = `"'></script></title></textarea>--><${MARK} onclick=alert(1)>{{7*7}}`;

/** The payload as HTML that is still markup, or a quote that ends an attribute. */
const ALIVE = new RegExp(`<${MARK}|"&gt;&lt;/script|'&gt;&lt;/script|</title></textarea>`, 'i');

test('text that people wrote with ill intent stands on every page as nothing but text', async ({
  browser,
}) => {
  const baseURL = process.env['E2E_BASE_URL'] ?? '';
  const staff = await browser.newContext({ baseURL });
  const buyer = await browser.newContext({ baseURL });
  await signInAsAdmin(staff);
  const ask = async (who: typeof staff, method: string, path: string, data?: object) => {
    const answer = await who.request.fetch(path, {
      method,
      headers: { accept: 'application/json', origin: baseURL },
      ...(data === undefined ? {} : { data }),
    });
    expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBe(200);
    return (await answer.json()) as never;
  };

  // A project of its own: other journeys look at the others.
  const { items } = (await ask(
    staff,
    'GET',
    '/api/v1/admin/properties?sort=name-desc&pageSize=3',
  )) as { items: { id: number; slug: string; version: number; promoter: { id: number } }[] };
  const project = items[2];
  if (project === undefined) throw new Error('There is no project.');
  const edit = async (section: string, changes: object) => {
    const { version } = (await ask(staff, 'GET', `/api/v1/admin/properties/${project.id}`)) as {
      version: number;
    };
    return ask(staff, 'PATCH', `/api/v1/properties/${project.id}/${section}`, { version, changes });
  };
  await edit('description', { description: `A house. ${PAYLOAD}` });
  await edit('basics', { name: `Home ${PAYLOAD}` });
  await edit('location', { address: `Street ${PAYLOAD}` });

  // A name that is none is not taken: this one thing cannot be hostile.
  const number = aNumber();
  await ask(buyer, 'POST', '/api/v1/chats/signup', {
    signupPrompt: 'Asha Rao',
    mobileNumber: number,
  });
  await ask(buyer, 'POST', '/api/v1/chats/otp-validate', {
    mobileNumber: number,
    otp: await codeTo(number),
  });
  await ask(buyer, 'POST', `/api/v1/properties/${project.id}/leads`, {
    type: 'callback',
    message: `Call ${PAYLOAD}`,
    extraDetails: { call: 'Yes', whatsapp: 'No' },
  });
  await ask(buyer, 'PUT', '/api/v1/account/lists', {
    put: {
      shortlist: [
        { slug: project.slug, note: `Note ${PAYLOAD}`, keptAt: new Date().toISOString() },
      ],
    },
    remove: {},
  });
  const leads = (await ask(staff, 'GET', '/api/v1/admin/leads?pageSize=100')) as {
    items: { id: string; version: number; message: string; project: { id: string } }[];
  };
  const lead = leads.items.find((it) => it.project.id === String(project.id));
  if (lead === undefined) throw new Error('The lead did not arrive.');
  await ask(staff, 'PATCH', `/api/v1/admin/leads/${lead.id}`, {
    version: lead.version,
    notes: `Noted ${PAYLOAD}`,
  });
  await ask(buyer, 'POST', '/api/v1/promoters/enquiry', {
    contactPerson: `Ravi ${PAYLOAD}`,
    builderName: `Builders ${PAYLOAD}`,
    phoneNumber: number,
    email: `a${number}@homes.example`,
  });
  const promoter = (await ask(staff, 'POST', '/api/v1/admin/promoters', {
    name: `Promoter ${number} ${PAYLOAD}`,
    address: PAYLOAD,
    orgType: PAYLOAD,
  })) as { promoterId: number };

  // What is said of a promoter elsewhere comes with an import.
  await inDatabase('update promoters set review_text = $1 where id = $2', [
    `Said of them ${PAYLOAD}`,
    project.promoter.id,
  ]);
  const userName = `op-${number}`;
  await ask(staff, 'POST', '/api/v1/admin/operators', { userName, name: `Operator ${PAYLOAD}` });
  // Not the one that another journey edits.
  const prompt = (await ask(staff, 'GET', '/api/v1/admin/prompts/read-words')) as {
    current: { version: number; text: string };
  };
  await ask(staff, 'PUT', '/api/v1/admin/prompts/read-words', {
    version: prompt.current.version,
    text: `${prompt.current.text}\n<${MARK} onclick=alert(1)></textarea>`,
    note: `Changed ${PAYLOAD}`,
  });

  const q = encodeURIComponent(PAYLOAD);
  const seen = async (who: typeof staff, path: string): Promise<boolean> => {
    const page = await who.request.get(path, { headers: { accept: 'text/html' } });
    const html = await page.text();
    expect(page.status(), path).toBeLessThan(500);
    expect(ALIVE.exec(html)?.[0], path).toBeUndefined();
    if (path === `/projects/${project.slug}?part=all`) expect(html, path).toContain('Said of them');
    return html.includes(MARK);
  };
  const shown: string[] = [];
  for (const [who, paths] of [
    [
      buyer,
      [
        `/projects/${project.slug}`,
        `/projects/${project.slug}?part=all`,
        `/dashboard/property-list?q=${q}`,
        `/dashboard/property-list?ids=${project.id}`,
        `/dashboard/property-comparator?ids=${project.slug},${items[0]?.slug ?? ''}`,
        '/dashboard/shortlist',
        '/dashboard/my-enquiries',
        '/dashboard/account',
        `/dashboard/${q}`,
        `/projects/${q}`,
        `/dashboard/emi-calculator?amount=${q}`,
        `/dashboard/blog-details?id=${q}`,
        `/reset-password/${q}?token=${q}`,
      ],
    ],
    [
      staff,
      [
        '/admin-dashboard/leads',
        '/admin-dashboard/seller-enquiries',
        '/admin-dashboard/audit-log',
        '/admin-dashboard/manage-users?sort=-created',
        `/admin-dashboard/users-account?user=${encodeURIComponent(`+91${number}`)}`,
        `/admin-dashboard/manage-promoters?search=${number}`,
        `/admin-dashboard/promoter-account-management?promoter=${promoter.promoterId}`,
        `/admin-dashboard/show-property-list?search=${MARK}`,
        `/admin-dashboard/modify-component/${project.id}`,
        `/admin-dashboard/manage-operators?search=${q}`,
        `/admin-dashboard/manage-operators?search=${userName}`,
        `/admin-dashboard/operators-account-management?operator=${userName}`,
        `/admin-dashboard/operators-property-association?operator=${userName}`,
        '/admin-dashboard/manage-prompts?prompt=read-words',
      ],
    ],
  ] as const) {
    for (const path of paths) if (await seen(who, path)) shown.push(path);
  }
  // It was there to be seen: otherwise this journey would look at nothing.
  expect(shown).toEqual(
    expect.arrayContaining([
      `/projects/${project.slug}`,
      `/projects/${project.slug}?part=all`,
      '/admin-dashboard/leads',
      '/admin-dashboard/seller-enquiries',
      '/admin-dashboard/audit-log',
      `/admin-dashboard/modify-component/${project.id}`,
      `/admin-dashboard/promoter-account-management?promoter=${promoter.promoterId}`,
      `/admin-dashboard/operators-account-management?operator=${userName}`,
      `/admin-dashboard/operators-property-association?operator=${userName}`,
      '/admin-dashboard/manage-prompts?prompt=read-words',
    ]),
  );
  await Promise.all([staff.close(), buyer.close()]);
});
