import { lakeOutlines } from '@manemitra/city/outlines/lake-outlines';
import { parkOutlines } from '@manemitra/city/outlines/park-outlines';
import { techParkOutlines } from '@manemitra/city/outlines/tech-park-outlines';
import { distanceMeters } from '@manemitra/domain/geography';
import { isInRing } from '@manemitra/domain/rings';
import { AMENITIES } from '@manemitra/domain/amenities';
import { isInZone, placeBySlug, places } from '@manemitra/query/gazetteer';
import { PROPERTY_TYPES } from '@manemitra/query/criteria';
import { slugOf } from '@manemitra/domain/slug';
import { describe, expect, it } from 'vitest';
import { addDays } from './projects/calendar.ts';
import { promoters } from './projects/promoter-names.ts';
import { DISTINCT_NAMES, projectName } from './projects/project-names.ts';
import { generateProjects } from './generate.ts';
import { DEMONSTRATION_DAY } from './projects/demonstration-day.ts';
import { planFloors } from './plans/home-plan.ts';
import { ProjectRecord } from '@manemitra/catalogue/project-record';

const all = [...generateProjects(1200)];
const share = (test: (project: ProjectRecord) => boolean): number =>
  all.filter(test).length / all.length;
const mainType = (project: ProjectRecord) =>
  project.units.some(({ type }) => type === 'apartment') ? 'apartment' : project.units[0]?.type;

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const flatRate = (localities: string[]): number =>
  median(
    all
      .filter(({ locality }) => localities.includes(locality ?? ''))
      .flatMap(({ units }) =>
        units.flatMap(({ type, price, superBuiltUpSqft }) =>
          type === 'apartment' && price && superBuiltUpSqft
            ? [price.min / superBuiltUpSqft.min]
            : [],
        ),
      ),
  );

describe('the demonstration catalogue', () => {
  it('makes records that its own schema accepts, all marked as demonstration', () => {
    for (const project of all) {
      const checked = ProjectRecord.safeParse(project);
      expect(checked.success, `${project.name}: ${checked.error?.message}`).toBe(true);
      expect(project.isDemonstration).toBe(true);
      expect(project.source.name).toBe('Demonstration catalogue');
    }
  });

  it('is the same for the same seed, whatever the count, and another for another', () => {
    expect([...generateProjects(60)]).toEqual(all.slice(0, 60));
    expect([...generateProjects(20, { seed: 2 })]).not.toEqual(all.slice(0, 20));
  });

  it('leaves one in sixty bare of a part, so that each state of a page can be seen, and none of the first hundred', () => {
    const isBare = ({ units, images, coordinates }: ProjectRecord) =>
      units.length === 0 || images === undefined || coordinates === undefined;
    expect(all.filter(isBare)).toHaveLength(19);
    expect(all.slice(0, 100).filter(isBare)).toEqual([]);
    expect(all.some(({ units }) => units.length === 0)).toBe(true);
    expect(all.some(({ images }) => images === undefined)).toBe(true);
    expect(all.some(({ coordinates }) => coordinates === undefined)).toBe(true);
  });

  it('gives some promoters a picture, the same in each of their projects', () => {
    const photos = new Map<string, Set<string | undefined>>();
    for (const { promoter } of all) {
      photos.set(promoter.name, (photos.get(promoter.name) ?? new Set()).add(promoter.photo));
    }
    expect([...photos.values()].every(({ size }) => size === 1)).toBe(true);
    const given = [...photos.values()].filter((photo) => !photo.has(undefined)).length;
    expect(given).toBeGreaterThan(photos.size / 5);
    expect(given).toBeLessThan(photos.size);
  });

  it('makes projects one at a time', () => {
    const endless = generateProjects(Number.MAX_SAFE_INTEGER);
    expect(endless.next().value?.name).toBe(all[0]?.name);
  });

  it('names no two projects alike, also beyond the first round of names', () => {
    const count = DISTINCT_NAMES + 200;
    const names = Array.from({ length: count }, (_, index) => slugOf(projectName(1, index).name));
    expect(new Set(names).size).toBe(count);
    expect(names.slice(0, all.length)).toEqual(all.map(({ name }) => slugOf(name)));
  });

  it('gives no two projects one RERA number', () => {
    const numbers = all.flatMap(({ reraNumbers = [] }) => reraNumbers);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('has some ninety promoters, none with the name of a real builder', () => {
    expect(promoters.length).toBeGreaterThanOrEqual(85);
    expect(new Set(promoters.map(({ name }) => slugOf(name))).size).toBe(promoters.length);
    expect(promoters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Aranya Estates', 'Brindavan Habitats']),
    );
    const real =
      /\b(?:prestige|brigade|sobha|godrej|puravankara|purva|provident|embassy|sattva|salarpuria|assetz|century|mahindra|lodha|birla|tata|shriram|sumadhura|vaishnavi|nambiar|adarsh|mantri|nitesh|rmz|total environment|ds max|snn|ozone|karle|bhartiya|bren|arvind|casa ?grand|rohan|concorde|ramky|ajmera|renaissance|kolte|elara|hiranandani|ashiana|aparna|abhee|ahad|divyasree|confident|gopalan|hoysala|ittina|janapriya|sowparnika|vaswani|vajram|uthrankar|siddartha|mahaveer|sjr|smaya|pride|hydenben|kvn|eden)\b/i;
    for (const { name } of all) expect(name).not.toMatch(real);
  });

  it('is mostly apartments and has every type of home', () => {
    expect(share((project) => mainType(project) === 'apartment')).toBeGreaterThan(0.66);
    expect(share((project) => mainType(project) === 'apartment')).toBeLessThan(0.78);
    const types = new Set(all.flatMap(({ units }) => units.map(({ type }) => type)));
    expect([...types].toSorted()).toEqual([...PROPERTY_TYPES].toSorted());
  });

  it('prices flats as the city does', () => {
    const koramangala = flatRate(['Koramangala']);
    const whitefield = flatRate(['Whitefield']);
    const attibele = flatRate(['Attibele', 'Chandapura']);
    expect(koramangala).toBeGreaterThan(whitefield);
    expect(whitefield).toBeGreaterThan(attibele);
    expect(whitefield).toBeGreaterThan(9600);
    expect(whitefield).toBeLessThan(16_800);
  });

  it('asks more a square foot when the promoter is finer and less when the home is old', () => {
    const rate = (projects: ProjectRecord[]) =>
      median(
        projects.flatMap(({ units }) =>
          units.flatMap(({ type, price, superBuiltUpSqft }) =>
            type === 'apartment' && price && superBuiltUpSqft
              ? [price.min / superBuiltUpSqft.min]
              : [],
          ),
        ),
      );
    const inEast = all.filter(
      ({ coordinates }) => coordinates && isInZone('east', [coordinates.lat, coordinates.lng]),
    );
    const by = (kind: string) =>
      inEast.filter(
        ({ promoter }) => promoters.find(({ name }) => name === promoter.name)?.class === kind,
      );
    expect(rate(by('luxury'))).toBeGreaterThan(rate(by('mid')));
    expect(rate(by('mid'))).toBeGreaterThan(rate(by('value')));
    const old = all.filter(
      ({ status, possessionOn = '' }) => status === 'ready' && possessionOn < '2018',
    );
    const fresh = all.filter(
      ({ status, possessionOn = '' }) => status === 'ready' && possessionOn > '2024',
    );
    expect(rate(old)).toBeLessThan(rate(fresh));
  });

  it('has a believable loading of 22 to 40 per cent wherever both areas are known', () => {
    for (const { name, units } of all) {
      for (const { carpetSqft, superBuiltUpSqft, label } of units) {
        if (carpetSqft === undefined || superBuiltUpSqft === undefined) continue;
        const loading = superBuiltUpSqft.min / carpetSqft.min - 1;
        expect(loading, `${name} ${label}`).toBeGreaterThan(0.22);
        expect(loading, `${name} ${label}`).toBeLessThan(0.4);
      }
    }
  });

  it('has agreement lines that add up to the price, and a base price that is most of it', () => {
    for (const { units } of all) {
      for (const { price, agreementLines } of units) {
        if (agreementLines === undefined) continue;
        const sum = Object.values(agreementLines).reduce((total, line) => total + line, 0);
        expect(sum).toBe(price?.min);
        expect(agreementLines['base-price'] ?? 0).toBeGreaterThan(sum * 0.6);
      }
    }
  });

  it('has dates that agree with the status and with each other', () => {
    const faults = (project: ProjectRecord): string[] => {
      const { status, launchedOn, possessionOn = '', reraApprovedOn, reraCheckedOn } = project;
      const { occupancyCertificate: certificate, complaints = [], promoter } = project;
      const past = promoter.pastProjects ?? [];
      const { checkedOn = '' } = project.source;
      const rules: [string, boolean][] = [
        ['ready means handed over', (status === 'ready') === possessionOn <= DEMONSTRATION_DAY],
        ['launched first', launchedOn === undefined || launchedOn < possessionOn],
        ['registered after July 2017', (reraApprovedOn ?? '2018') >= '2017-08-01'],
        ['registered by now', (reraApprovedOn ?? '') <= DEMONSTRATION_DAY],
        ['registered before handover', (reraApprovedOn ?? '') < possessionOn],
        ['checked after it was registered', (reraCheckedOn ?? '9') >= (reraApprovedOn ?? '')],
        ['certificate only when ready', certificate?.received !== true || status === 'ready'],
        ['certificate by handover', (certificate?.on ?? '') <= possessionOn],
        ['seen when it was there', launchedOn === undefined || launchedOn <= checkedOn],
        ['certificate seen', (certificate?.on ?? '') <= checkedOn],
        ['registration seen', (reraApprovedOn ?? '') <= checkedOn],
        ['handover seen', status !== 'ready' || possessionOn <= checkedOn],
        ['seen by now', checkedOn <= DEMONSTRATION_DAY],
        [
          'complaints known by the check',
          complaints.every(({ filedOn = '' }) => filedOn <= (reraCheckedOn ?? '')),
        ],
        ['past is past', past.every(({ completedOn = '' }) => completedOn <= DEMONSTRATION_DAY)],
        [
          'late has no end',
          past.every((each) => (each.completedOn === undefined) === (each.status === 'Delayed')),
        ],
      ];
      return rules.flatMap(([rule, holds]) => (holds ? [] : [`${project.name}: ${rule}`]));
    };
    expect(all.flatMap(faults)).toEqual([]);
  });

  it('has an occupancy certificate for most of what is ready, and an empty list only where somebody looked', () => {
    const ready = all.filter(
      ({ status, units, occupancyCertificate }) =>
        status === 'ready' && units[0]?.type !== 'plot' && occupancyCertificate,
    );
    const received = ready.filter(
      ({ occupancyCertificate }) => occupancyCertificate?.received,
    ).length;
    expect(received / ready.length).toBeGreaterThan(0.75);
    const unchecked = all.filter(({ reraCheckedOn }) => reraCheckedOn === undefined);
    expect(unchecked.every(({ complaints }) => complaints === undefined)).toBe(true);
  });

  it('has complaints by somebody, each under one number, and the same ones wherever a promoter is shown', () => {
    const seen = new Map<string, string>();
    const names = new Map<string, Set<string>>();
    for (const { name, promoter, complaints = [] } of all) {
      for (const complaint of complaints) {
        expect(complaint.number).toMatch(/^DEMO\/CMP\/\d{6}\/\d{7,8}$/);
        expect(complaint.by).toBeDefined();
        const key = `${promoter.name} ${complaint.number}`;
        expect(seen.get(key) ?? JSON.stringify(complaint)).toBe(JSON.stringify(complaint));
        seen.set(key, JSON.stringify(complaint));
        expect(complaint.projectName === name).toBe(complaint.isAboutThisProject);
        const accused = names.get(promoter.name) ?? new Set();
        names.set(promoter.name, accused.add(complaint.projectName));
      }
    }
    expect(share(({ complaints = [] }) => complaints.length > 0)).toBeGreaterThan(0.25);
    const quiet = all.flatMap(({ promoter: { name, pastProjects = [] } }) =>
      pastProjects.filter((past) => names.get(name)?.has(past.name) && past.hasCase !== true),
    );
    expect(quiet).toEqual([]);
  });

  it('tells of its promoters what a page asks for, and says that reviews are invented', () => {
    for (const { promoter } of all) {
      expect(promoter.orgType).toBeDefined();
      expect(promoter.address).toBeDefined();
      expect(promoter.registrationNumber).toMatch(/^DEMO-/);
      expect(promoter.review?.text ?? 'An invented review').toMatch(/^An invented review/);
    }
    const past = new Map(all.map(({ promoter }) => [promoter.name, promoter.pastProjects ?? []]));
    const done = [...past.values()].flat().filter(({ completedOn }) => completedOn !== undefined);
    const late = done.filter(
      ({ promisedOn = '', completedOn = '' }) => completedOn > addDays(promisedOn, 31),
    );
    expect(late.length / done.length).toBeGreaterThan(0.6);
    expect(late.length / done.length).toBeLessThan(0.95);
  });

  it('has of each home what its plan is drawn from, unless the whole project leaves it out', () => {
    const homes = all.flatMap(({ units }) => units.filter(({ type }) => type !== 'plot'));
    const share = (test: (unit: (typeof homes)[number]) => unknown) =>
      homes.filter((unit) => test(unit) !== undefined).length / homes.length;
    expect(share(({ floors }) => floors)).toBe(1);
    expect(share(({ bathrooms }) => bathrooms)).toBeGreaterThan(0.88);
    expect(share(({ carpetSqft }) => carpetSqft)).toBeGreaterThan(0.86);
    expect(share(({ balconies }) => balconies)).toBeGreaterThan(0.78);
    expect(share(({ facings }) => facings)).toBeGreaterThan(0.74);
  });

  it('counts the floors of a home as its plan draws them', () => {
    const drawn = all.flatMap(({ units }) =>
      units.flatMap((unit) => {
        const { type, bhk, carpetSqft, bathrooms, floors } = unit;
        if (type === 'plot' || floors === undefined || bhk === undefined) return [];
        if (carpetSqft === undefined || bathrooms === undefined || floors === 1) return [];
        const plan = planFloors({ type, bhk, bathrooms, carpetSqft: carpetSqft.min }, 'a');
        return plan === undefined ? [] : [plan.length === floors];
      }),
    );
    expect(drawn.length).toBeGreaterThan(200);
    expect(drawn.filter(Boolean).length / drawn.length).toBeGreaterThan(0.98);
  });

  it('stands inside its locality and never in a lake', () => {
    const lakes = places.filter(({ kind }) => kind === 'lake');
    const misplaced = all.filter(({ coordinates, locality = '' }) => {
      const place = placeBySlug(slugOf(locality));
      if (coordinates === undefined) return false;
      if (place === undefined) return true;
      const at = [coordinates.lat, coordinates.lng] as const;
      const isInside = distanceMeters(at, place.at) <= place.radiusMeters;
      return !isInside || lakes.some((lake) => distanceMeters(at, lake.at) < 249);
    });
    expect(misplaced.map(({ name }) => name)).toEqual([]);
  });

  it('stands nearer to the name of its locality than to another, on no water, park or campus', () => {
    const named = places.filter(
      ({ kind, isRough }) =>
        (kind === 'locality' || kind === 'employment-area') && isRough !== true,
    );
    const grounds = [...lakeOutlines, ...parkOutlines, ...techParkOutlines];
    const misplaced = all.flatMap(({ name, coordinates, locality = '' }) => {
      const place = placeBySlug(slugOf(locality));
      if (coordinates === undefined || place === undefined) return [];
      const at = [coordinates.lat, coordinates.lng] as const;
      const own = place.partOf ?? place.slug;
      const nearer = named.find(
        (other) =>
          other.slug !== place.slug &&
          other.slug !== own &&
          other.partOf !== own &&
          distanceMeters(at, other.at) < distanceMeters(at, place.at),
      );
      const isOn = grounds.some(({ corners }) => isInRing(at, corners));
      return nearer === undefined && !isOn ? [] : [`${name}: ${nearer?.name}`];
    });
    expect(misplaced).toEqual([]);
  });

  it('lets khatha and approver follow the place', () => {
    const inCity = all.filter(({ locality = '' }) => placeBySlug(slugOf(locality))?.corporation);
    const outside = all.filter((project) => !inCity.includes(project));
    const shareOf = (projects: ProjectRecord[], test: (project: ProjectRecord) => boolean) =>
      projects.filter(test).length / projects.length;
    const isCivic = ({ approver }: ProjectRecord) =>
      approver === 'BBMP' || approver === 'GBA' || approver === 'BDA';
    expect(shareOf(inCity, isCivic)).toBeGreaterThan(0.85);
    expect(shareOf(outside, isCivic)).toBeLessThan(0.2);
    expect(shareOf(outside, ({ khatha }) => khatha === 'B')).toBeGreaterThan(
      3 * shareOf(inCity, ({ khatha }) => khatha === 'B'),
    );
    const told = all.map(({ khatha, eKhatha }) => `${khatha ?? 'unknown'} ${eKhatha ?? 'unknown'}`);
    expect([...new Set(told)].toSorted()).toEqual([
      'A false',
      'A true',
      'A unknown',
      'B false',
      'B true',
      'B unknown',
      'unknown true',
      'unknown unknown',
    ]);
    const cauvery = ({ waterSources = [] }: ProjectRecord) => waterSources.includes('cauvery');
    expect(shareOf(inCity, cauvery)).toBeGreaterThan(0.4);
    expect(shareOf(outside, cauvery)).toBeLessThan(0.12);
  });

  it('has RERA numbers that no real project can have', () => {
    for (const { reraNumbers = [] } of all) {
      for (const number of reraNumbers) expect(number).toMatch(/\/9\d{5}$/);
    }
    expect(share(({ reraNumbers }) => reraNumbers !== undefined)).toBeGreaterThan(0.75);
  });

  it('leaves facts out about as often as the table says', () => {
    const unknown = (test: (project: ProjectRecord) => unknown) =>
      share((project) => test(project) === undefined);
    expect(unknown(({ khatha, eKhatha }) => khatha ?? eKhatha)).toBeGreaterThan(0.07);
    expect(unknown(({ khatha, eKhatha }) => khatha ?? eKhatha)).toBeLessThan(0.16);
    expect(unknown(({ waterSources }) => waterSources)).toBeGreaterThan(0.09);
    expect(unknown(({ units }) => units[0]?.price)).toBeGreaterThan(0.02);
    expect(unknown(({ units }) => units[0]?.price)).toBeLessThan(0.09);
    expect(unknown(({ coordinates }) => coordinates)).toBeLessThan(0.01);
    expect(unknown(({ surveyNumbers }) => surveyNumbers)).toBeGreaterThan(0.24);
    expect(unknown(({ surveyNumbers }) => surveyNumbers)).toBeLessThan(0.31);
  });

  it('does not tell in one field what it leaves out in another', () => {
    const gaps = all.filter(
      ({ pincode, address, approver, approvalReference, totalUnits, units }) =>
        (pincode === undefined && /\d{6}/.test(address ?? '')) ||
        (approver === undefined && approvalReference !== undefined) ||
        (totalUnits === undefined && units.some(({ count }) => count !== undefined)),
    );
    expect(gaps.map(({ name }) => name)).toEqual([]);
  });

  it('never describes what the row does not say', () => {
    const lies = all.filter((project) => {
      const { name, description, totalUnits, waterSources, possessionOn = '', status } = project;
      if (description === undefined) return false;
      const counted = /(\d+) (?:home|site)s?\b/.exec(description)?.[1];
      const isWaiting =
        status === 'ready' &&
        project.occupancyCertificate?.received === false &&
        !project.units.every(({ type }) => type === 'plot');
      return !(
        description.includes(name) &&
        (counted === undefined ? undefined : Number(counted)) === totalUnits &&
        description.includes('Water comes') === (waterSources ?? []).length > 0 &&
        description.includes('handed over') === (status === 'ready' && !isWaiting) &&
        description.includes('waits for its occupancy certificate') === isWaiting &&
        description.includes(possessionOn.slice(0, 4))
      );
    });
    expect(lies.map(({ name, description }) => [name, description])).toEqual([]);
  });

  it('uses only amenities that the product knows', () => {
    const known = new Set(AMENITIES.map(({ id }) => id));
    const used = new Set(all.flatMap(({ amenities = [] }) => amenities));
    expect([...used].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('an ordinary search finds something', () => {
  const flats = (bhk: number, below: number) => (project: ProjectRecord) =>
    project.units.some(
      (unit) =>
        unit.type === 'apartment' && unit.bhk === bhk && unit.price && unit.price.min <= below,
    );

  it('three bedrooms with a pool under two crore in Whitefield, some of them facing east', () => {
    const found = all.filter(
      (project) =>
        project.locality === 'Whitefield' &&
        project.amenities?.includes('swimming-pool') &&
        flats(3, 20_000_000)(project),
    );
    expect(found.length).toBeGreaterThanOrEqual(8);
    expect(
      found.filter(({ units }) =>
        units.some(({ bhk, facings }) => bhk === 3 && facings?.includes('east')),
      ).length,
    ).toBeGreaterThanOrEqual(3);
  });

  it('two bedrooms under ninety lakh in many places', () => {
    expect(
      new Set(all.filter(flats(2, 9_000_000)).map(({ locality }) => locality)).size,
    ).toBeGreaterThan(30);
  });

  it('sites in Devanahalli, villas in the north', () => {
    const sites = all.filter(
      ({ locality, units }) =>
        locality === 'Devanahalli' && units.some(({ type, price }) => type === 'plot' && price),
    );
    expect(sites.length).toBeGreaterThanOrEqual(5);
    const villas = all.filter(
      ({ coordinates, units }) =>
        coordinates &&
        isInZone('north', [coordinates.lat, coordinates.lng]) &&
        units.some(({ type }) => type === 'villa'),
    );
    expect(villas.length).toBeGreaterThanOrEqual(15);
  });
});
