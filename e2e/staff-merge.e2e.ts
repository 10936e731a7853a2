import { expect, test } from './browser-test.ts';
import { aName } from './a-name.ts';
import { signInAsAdmin } from './staff-session.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two projects are merged, the undo that did not reach the server is sent again, and both are there as before', async ({
  page,
  baseURL,
  surprises,
}) => {
  const context = page.context();
  await signInAsAdmin(context);
  const add = async (name: string, towers: string): Promise<number> => {
    const answer = await context.request.post('/api/v1/admin/properties', {
      headers: { origin: baseURL ?? '' },
      data: {
        cells: { name, promoter: 'Merging Builders', source_name: 'A leaflet', towers },
        isAnother: true,
      },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { propertyId: number }).propertyId;
  };
  const [stays, goes] = [aName('Kaveri Nest'), aName('Tunga Nest')];
  const [id, other] = [await add(stays, '2'), await add(goes, '3')];

  await page.goto(`/admin-dashboard/likely-doubles/${id}/${other}`);
  await expect(page.getByRole('heading', { name: 'This one stays' })).toBeVisible();
  await page.getByRole('button', { name: `Merge into ${stays}` }).click();
  await expect(page).toHaveURL(new RegExp(`/modify-component/${id}$`));

  await page.goto(`/admin-dashboard/likely-doubles/merged`);
  // The one that stayed may have taken the name of the other: that is a fact like any, and the numbers tell them apart.
  const undo = page.getByRole('button', {
    name: new RegExp(
      `^Undo the merge of ${goes} \\(project ${other}\\) into .+ \\(project ${id}\\)$`,
    ),
  });
  const search = page.getByLabel('Search a project');
  // Undone by a click on a page that is not alive yet would be nothing.
  await search.fill('Nest');
  await expect(page).toHaveURL(/search=Nest/);
  await page.route('**/merged.data**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await undo.click();
  await expect(page.getByText(/^We could not reach the server/)).toBeVisible();
  await expect(search).toHaveValue('Nest');
  await page.unroute('**/merged.data**');
  expect(surprises.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
  await undo.click();
  const row = page.getByRole('row', { name: goes });
  await expect(row).toContainText('Undone');
  await expect(undo).toHaveCount(0);

  for (const [project, towers] of [
    [id, 2],
    [other, 3],
  ]) {
    const answer = await context.request.get(`/api/v1/admin/properties/${project}`);
    expect(await answer.json()).toMatchObject({
      sections: { basics: { name: project === id ? stays : goes, towers } },
    });
  }
});
