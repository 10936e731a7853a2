import { describe, expect, it } from 'vitest';
import { aProject } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

const get = (id: string) => test.call('getProperty', { params: { id } });

describe('a project', () => {
  it('is found by its slug and by its id', async () => {
    const slug = await aProject(test.db, { name: 'Alpha' });
    const bySlug = await get(slug);
    expect(bySlug.answer?.project.name).toBe('Alpha');
    expect((await get(bySlug.answer?.id ?? '')).answer?.slug).toBe(slug);
  });

  it('says null for everything that is not known', async () => {
    const { answer } = await get(await aProject(test.db, { units: [] }));
    expect(answer?.project).toMatchObject({
      price: null,
      prices: { min: null, max: null },
      allInPrices: { min: null, max: null },
      status: null,
      amenities: null,
      waterSource: null,
      reraNumber: null,
      geolocation: { coordinates: null },
      nearestMetro: null,
    });
    expect(answer?.land.isLitigated).toBeNull();
  });

  it('carries its builder, complaints and documents', async () => {
    const slug = await aProject(test.db, {
      promoter: { name: 'Known Builders', pastProjects: [{ name: 'Old', hasCase: true }] },
      complaints: [
        {
          number: 'C1',
          subject: 'Delay',
          projectName: 'This',
          status: 'Open',
          isAboutThisProject: true,
        },
        {
          number: 'C2',
          subject: 'Leak',
          projectName: 'Old',
          status: 'Closed',
          isAboutThisProject: false,
        },
      ],
      documents: [{ section: 'noc', name: 'Fire NOC', url: 'https://example.org/noc.pdf' }],
    });
    const { answer } = await get(slug);
    expect(answer?.promoter.pastProjects).toMatchObject([{ name: 'Old', isThereCase: true }]);
    expect(answer?.promoters.complaints.projectsComplaints).toMatchObject([
      { complaintNumber: 'C1' },
    ]);
    expect(answer?.promoters.complaints.promotersComplaints[0]?.complaints).toMatchObject([
      { complaintNumber: 'C2' },
    ]);
    expect(answer?.documents.noc).toEqual([
      { name: 'Fire NOC', downloadLink: 'https://example.org/noc.pdf', kind: 'fire-noc' },
    ]);
  });

  it.each(['no-such-project', '999999999', '99999999999999999999', "' or 1=1"])(
    'that does not exist is refused: %s',
    async (id) => {
      expect((await get(id)).problem?.code).toBe('property.not-found');
    },
  );
});
