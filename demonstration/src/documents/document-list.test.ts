import { describe, expect, it } from 'vitest';
import { generateProjects } from '../generate.ts';
import { factsOfRecord } from './document-facts.ts';
import type { DocumentFacts } from './document-facts.ts';
import { listDocuments } from './document-list.ts';
import { isLayout, storyOf } from './story.ts';

const projects = [...generateProjects(1200)].map((record) =>
  factsOfRecord(record, record.reraNumbers?.[0] ?? record.externalId ?? ''),
);
const kindsOf = (facts: DocumentFacts) => listDocuments(facts).map(({ kind }) => kind);
const files = projects.map((facts) => ({ facts, kinds: new Set<string>(kindsOf(facts)) }));
const having = (kind: string) =>
  files.filter(({ kinds }) => kinds.has(kind)).map(({ facts }) => facts);
const share = (some: readonly unknown[], all: readonly unknown[]) => some.length / all.length;

describe('the file of a project', () => {
  it.each<[string, string, (facts: DocumentFacts) => boolean]>([
    ['a registration', 'rera-certificate', ({ reraNumber }) => reraNumber !== undefined],
    ['an extension', 'rera-extension', (facts) => storyOf(facts).isExtended],
    ['a sanctioned building plan', 'plan-sanction', (facts) => !isLayout(facts)],
    ['a layout approval', 'layout-approval', isLayout],
    ['a release of sites', 'site-release-order', (f) => isLayout(f) && f.status === 'ready'],
    [
      'an occupancy certificate',
      'occupancy-certificate',
      (f) => !isLayout(f) && f.occupancyCertificate?.received === true,
    ],
    ['a fire NOC', 'fire-noc', (f) => !isLayout(f) && (f.floors ?? 0) >= 6],
    ['a height clearance', 'airport-noc', (f) => !isLayout(f) && (f.floors ?? 0) >= 4],
    [
      'a khatha',
      'khatha-certificate',
      ({ khatha, eKhatha }) => khatha !== undefined || eKhatha === true,
    ],
    ['a mother deed', 'mother-deed', (f) => f.surveyNumbers !== undefined],
    [
      'a joint development',
      'joint-development-agreement',
      (facts) => storyOf(facts).isJointDevelopment,
    ],
    [
      'a conversion order',
      'conversion-order',
      ({ approver }) => !['BBMP', 'GBA', 'BDA', 'KIADB'].includes(approver ?? ''),
    ],
  ])('has %s only where its facts say so', (_, kind, isDue) => {
    const holders = having(kind);
    expect(holders.length).toBeGreaterThan(5);
    expect(holders.filter((facts) => !isDue(facts))).toEqual([]);
  });

  it('lacks some papers, as files do: on average it has more than five and few have all', () => {
    const counts = files.map(({ kinds }) => kinds.size);
    const average = counts.reduce((sum, n) => sum + n, 0) / counts.length;
    expect(average).toBeGreaterThan(5);
    expect(average).toBeLessThan(12);
    expect(Math.min(...counts)).toBeLessThan(4);
  });

  it('shows nearly every registration and about half of the title opinions', () => {
    const registered = projects.filter(({ reraNumber }) => reraNumber !== undefined);
    expect(share(having('rera-certificate'), registered)).toBeGreaterThan(0.95);
    expect(share(having('legal-opinion'), projects)).toBeGreaterThan(0.45);
    expect(share(having('legal-opinion'), projects)).toBeLessThan(0.6);
  });

  it('is the same at every look', () => {
    expect(projects.map(kindsOf)).toEqual(files.map(({ kinds }) => [...kinds]));
  });
});

describe('the dates of the papers', () => {
  it('follow each other: land, clearances, sanction, commencement, launch, completion, occupancy', () => {
    for (const facts of projects) {
      const story = storyOf(facts);
      const inOrder = [
        story.motherDeedOn,
        story.conversionOn,
        story.transferOn,
        story.airportOn,
        story.sanctionedOn,
        story.commencedOn,
        facts.launchedOn,
        story.completedOn,
        story.occupancyOn,
      ].filter((date) => date !== undefined);
      expect([facts.seed, inOrder]).toEqual([facts.seed, inOrder.toSorted()]);
      // Projects under way when the register opened were entered late: theirs stands apart.
      const registration = [story.commencedOn, facts.reraApprovedOn, story.reraValidUntil];
      const known = registration.filter((date) => date !== undefined);
      expect([facts.seed, known]).toEqual([facts.seed, known.toSorted()]);
    }
  });

  it('are never later than the day of the facts, but for the days that papers run out', () => {
    for (const facts of projects) {
      const story = storyOf(facts);
      for (const date of [
        story.sanctionedOn,
        story.commencedOn,
        story.extendedOn,
        story.khathaOn,
        story.taxPaidOn,
        story.encumbranceOn,
        story.opinionOn,
      ]) {
        if (date === undefined) continue;
        expect([facts.seed, date, date <= facts.checkedOn]).toEqual([facts.seed, date, true]);
      }
    }
  });

  it('put the sanction into the year that its number names', () => {
    for (const facts of projects) {
      const year = /(\d{4})-\d\d$/.exec(facts.approvalReference ?? '')?.[1];
      if (year === undefined) continue;
      const { sanctionedOn } = storyOf(facts);
      expect(sanctionedOn >= `${year}-04-01` && sanctionedOn < `${Number(year) + 1}-04-01`).toBe(
        true,
      );
    }
  });
});
