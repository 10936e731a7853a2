import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { generateProjects } from '../generate.ts';
import { pictureSvg } from './picture.ts';
import {
  BUILDING_KINDS,
  PICTURES_VERSION,
  pictureFromPath,
  picturePath,
  SCENES,
} from '@manemitra/catalogue/picture-address';
import type { PictureAddress } from '@manemitra/catalogue/picture-address';
import { titleOf } from './picture-titles.ts';

// A few of the demonstration have no pictures at all, and a few no homes.
const projects = [...generateProjects(400)].filter(
  ({ images, units }) => images !== undefined && units.length > 0,
);
const addressOf = (url: string): PictureAddress => {
  const [, , , scene = '', kind = '', file = ''] = url.split('/');
  const address = pictureFromPath(scene, kind, file);
  if (address === undefined) throw new Error(`${url} leads nowhere.`);
  return address;
};

/** Every twentieth project with all of its pictures: some two hundred. */
const sampled = projects
  .filter((_, i) => i % 20 === 0)
  .flatMap(({ images = [] }) =>
    images.map(({ url }) => ({ url, svg: pictureSvg(addressOf(url)) })),
  );

/** Every tag is closed in its turn and every attribute quoted once: what an XML parser would check. */
function faultOf(svg: string): string | undefined {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"<]*")*)\s*(\/?)>/g,
    (...parts: string[]) => {
      const [, end, name, attributes, self] = parts;
      const names = [...String(attributes).matchAll(/([a-zA-Z0-9:-]+)="/g)].map(([, each]) => each);
      if (new Set(names).size !== names.length) open.push(`twice in ${name}: ${names.join()}`);
      if (end !== '') {
        if (open.at(-1) === name) open.pop();
        else open.push(`/${name}`);
      } else if (self === '') open.push(String(name));
      return '';
    },
  );
  if (open.length > 0) return open.join(' ');
  return /[<>]|&(?!amp;|lt;|gt;)/.test(rest) ? rest.slice(0, 80) : undefined;
}

/** What should not be in any picture: outside references, text that needs a font, numbers that are none. */
const FORBIDDEN =
  /NaN|undefined|Infinity|<script|<style|<image|<text|javascript:|url\((?!#)|href="(?!#)/;

function missingReferences(svg: string): string[] {
  const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].flatMap(([, id]) => id ?? []);
  return used.filter((id) => !defined.has(id));
}

const urlsWhere = (isAtFault: (svg: string) => boolean): string[] =>
  sampled.flatMap(({ url, svg }) => (isAtFault(svg) ? [url] : []));

describe('the pictures of the demonstration catalogue', () => {
  it('are well-formed, name what they show and refer to nothing outside', () => {
    expect(urlsWhere((svg) => faultOf(svg) !== undefined)).toEqual([]);
    expect(urlsWhere((svg) => FORBIDDEN.test(svg))).toEqual([]);
    expect(urlsWhere((svg) => missingReferences(svg).length > 0)).toEqual([]);
    const titled = /^<svg [^>]* role="img"[^>]*><title>Illustration: [a-z]/;
    expect(urlsWhere((svg) => !titled.test(svg))).toEqual([]);
  });

  it('stay under 40 kB each', () => {
    expect(urlsWhere((svg) => Buffer.byteLength(svg) >= 40_000)).toEqual([]);
  });

  // Of all 1,200 projects.
  it.each([
    ['approach', '1-685_t14_f28.svg'],
    ['clubhouse', '1-1109_t4_f27.svg'],
    [
      'site-plan',
      '1-817_t10_f32_u2192_a124491_o71_amphitheatre_badminton-court_basketball-court_clubhouse_cricket-pitch_jogging-track_kids-play-area_landscaped-garden_park_pet-park_senior-citizen-area_swimming-pool_tennis-court_yoga-deck.svg',
    ],
  ])('stay under 40 kB even where the %s is fullest', (scene, file) => {
    const svg = pictureSvg(addressOf(`/pictures/2/${scene}/high-rise/${file}`));
    expect(Buffer.byteLength(svg)).toBeLessThan(40_000);
    expect(missingReferences(svg)).toEqual([]);
  });

  it('are the same bytes however often they are drawn', () => {
    const again = sampled.filter((_, i) => i % 9 === 0);
    const changed = again.filter(({ url, svg }) => pictureSvg(addressOf(url)) !== svg);
    expect(changed.map(({ url }) => url)).toEqual([]);
  });

  it('show no two projects with the same façade', () => {
    const facades = projects.map(({ images = [] }) => pictureSvg(addressOf(images[0]?.url ?? '')));
    // Without the ids, which differ anyway.
    const drawn = facades.map((svg) =>
      createHash('sha256')
        .update(svg.replaceAll(/ id="[^"]*"|#[a-z0-9]+[A-Za-z-]*(?=[")])/g, ''))
        .digest('hex'),
    );
    expect(new Set(drawn).size).toBe(projects.length);
  }, 30_000);

  it('change only with their version: raise PICTURES_VERSION together with this sum', () => {
    const sum = createHash('sha256');
    for (const scene of SCENES)
      for (const kind of BUILDING_KINDS)
        sum.update(pictureSvg({ scene, kind, seed: '1-7', facts: { floors: 3, towers: 2 } }));
    expect([PICTURES_VERSION, sum.digest('hex').slice(0, 16)]).toEqual([2, 'a6ef8f7b095f40c7']);
  });
});

describe('a project in pictures', () => {
  const told = projects.flatMap((project) =>
    (project.images ?? []).map((image) => ({ project, image, address: addressOf(image.url) })),
  );

  it('has at least six, with the façade first and each once', () => {
    for (const { images = [] } of projects) {
      expect(images.length).toBeGreaterThanOrEqual(6);
      expect(images[0]?.kind).toBe('main');
      expect(images.filter(({ kind }) => kind === 'main')).toHaveLength(1);
      expect(new Set(images.map(({ url }) => url)).size).toBe(images.length);
    }
  });

  it('shows an amenity only when it has it', () => {
    const amenities = told.filter(({ image }) => image.kind === 'amenities');
    expect(amenities.length).toBeGreaterThan(projects.length);
    for (const { project, address } of amenities)
      expect(project.amenities ?? []).toContain(address.scene);
  });

  it('gives away nothing that its record leaves out', () => {
    const given = told.filter(
      ({ project, address: { facts } }) =>
        (project.towers === undefined && facts.towers !== undefined) ||
        (project.floors === undefined && facts.floors !== undefined) ||
        (project.totalUnits === undefined && facts.units !== undefined) ||
        (project.landSqm === undefined && facts.landSqm !== undefined) ||
        (project.openSqm === undefined && facts.openPercent !== undefined) ||
        facts.amenities?.some((id) => !project.amenities?.includes(id)),
    );
    expect(given).toEqual([]);
  });

  it('draws rooms only where homes are sold, and says of each picture what it is', () => {
    for (const { units, images = [] } of projects) {
      const isPlotted = units.every(({ type }) => type === 'plot');
      expect(images.some(({ kind }) => kind === 'interiors')).toBe(!isPlotted);
      for (const { caption } of images)
        expect(caption).toMatch(/^[A-Z].+\. Illustration, demonstration project$/);
    }
  });
});

describe('the address of a picture', () => {
  const address: PictureAddress = {
    scene: 'site-plan',
    kind: 'row-house',
    seed: '1-23',
    facts: { floors: 2, units: 40, landSqm: 8000.4, openPercent: 41.6, amenities: ['clubhouse'] },
  };

  it('holds the facts that the picture shows and leads back to them', () => {
    expect(picturePath(address)).toBe(
      `/pictures/${PICTURES_VERSION}/site-plan/row-house/1-23_f2_u40_a8000_o42_clubhouse.svg`,
    );
    expect(addressOf(picturePath(address)).facts).toEqual({
      floors: 2,
      units: 40,
      landSqm: 8000,
      openPercent: 42,
      amenities: ['clubhouse'],
    });
    expect(picturePath({ ...address, scene: 'kitchen' })).toBe(
      `/pictures/${PICTURES_VERSION}/kitchen/row-house/1-23_f2.svg`,
    );
    expect(titleOf(address)).toContain('site plan');
  });

  it.each([
    ['facade', 'castle', '1.svg'],
    ['dungeon', 'villa', '1.svg'],
    ['facade', 'villa', '.svg'],
    ['facade', 'villa', '1-7'],
    ['facade', 'villa', '../secret.svg'],
    ['facade', 'villa', 'A B.svg'],
    ['facade', 'villa', `${'x'.repeat(41)}.svg`],
    ['facade', 'villa', '1.svg.svg'],
    ['facade', 'villa', '1_f02.svg'],
    ['facade', 'villa', '1_f2_t1.svg'],
    ['facade', 'villa', '1_u40.svg'],
    ['facade', 'villa', '1_f151.svg'],
    ['kitchen', 'villa', '1_clubhouse.svg'],
    ['__proto__', 'villa', '1.svg'],
  ])('%s/%s/%s leads nowhere', (scene, kind, file) => {
    expect(pictureFromPath(scene, kind, file)).toBeUndefined();
  });
});
