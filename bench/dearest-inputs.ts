import { AMENITIES } from '@manemitra/domain/amenities';
import { localities } from '@manemitra/query/gazetteer/localities';
import { roads } from '@manemitra/query/gazetteer/roads';
import { contract, type EndpointName } from '@manemitra/contract/contract';
import { type FileName, files } from '@manemitra/contract/files';
import { FORMS, ORDINARY, PAGES, type RateLimit } from '@manemitra/contract/rate-limits';
import { paths } from '../apps/web/app/paths.ts';
import type { Ask } from './http-load.ts';
import type { World } from './look-around.ts';

/*
 * For each endpoint that anyone may call, and each page and file, the input that costs the most of those that are
 * allowed. An endpoint without one does not compile, and the bench fails.
 */

type Public = {
  [Name in EndpointName]: (typeof contract)[Name]['access'] extends 'anyone' ? Name : never;
}[EndpointName];

export interface Dearest {
  limit: RateLimit;
  what: string;
  /** The call of this number: no two are alike, so that no answer is a kept one. */
  ask: (n: number) => Ask;
}

const HTML = { accept: 'text/html', 'accept-encoding': 'gzip, br' };
const of = <Item>(items: readonly Item[], n: number): Item => {
  const item = items[n % items.length];
  if (item === undefined) throw new Error('The catalogue has nothing to ask for.');
  return item;
};
const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
const letters = (count: number, n: number) => {
  let seed = n + 1;
  return Array.from({ length: count }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return 'abcdefghijklmnopqrstuvwxyz'[seed % 26];
  }).join('');
};

/** The most constraints that may come back, each of which every project is judged by. */
const previous = {
  intent: 'search',
  constraints: Array.from({ length: 40 }, (_, n) => ({
    field: 'amenity',
    id: `amenity-${n}`,
    value: { id: of(AMENITIES, n).id },
    strength: n % 4 === 0 ? 'must' : 'nice',
    quote: letters(400, n),
    span: [0, 400],
    label: letters(400, n),
  })),
  unread: Array.from({ length: 100 }, (_, n) => letters(20, n)),
  questions: [],
  language: 'en',
};

/** Ways of two people to places and long roads, each at an hour of its own: none is kept from before. Ten of them are read. */
const journeys = (mode: 'drive' | 'transit', count: number, n: number) => ({
  ...previous,
  constraints: Array.from({ length: count }, (_, at) => ({
    field: 'near',
    id: `near-${at}`,
    value: {
      place: of(at % 2 === 0 ? roads : localities, n * count + at).slug,
      withinMinutes: 45 + (n % 60),
      mode,
      at: `${String((n + at) % 24).padStart(2, '0')}:00`,
      who: of(['me', 'partner'], at),
    },
    strength: 'must',
    quote: letters(400, at),
    span: [0, 400],
    label: letters(400, at),
  })),
});

export function dearestInputs({ projects, drawings, sentences }: World): Record<string, Dearest> {
  const id = (n: number) => of(projects, n).id;
  const slug = (n: number) => of(projects, n).slug;
  const sentence = (n: number) => `${of(sentences, n).slice(0, 1980)} ${n}`;
  const get =
    (what: string, path: (n: number) => string, headers?: Record<string, string>) =>
    (limit: RateLimit): Dearest => ({
      limit,
      what,
      ask: (n) => ({ path: path(n), ...(headers ? { headers } : {}) }),
    });
  const post =
    (what: string, path: string, body: (n: number) => object) =>
    (limit: RateLimit): Dearest => ({
      limit,
      what,
      ask: (n) => ({ path, method: 'POST', body: JSON.stringify(body(n)) }),
    });
  const api: Record<Public, (limit: RateLimit) => Dearest> = {
    greet: get('the greeting', () => '/'),
    chat: post('a sentence after 40 wishes, beside 50 projects', contract.chat.path, (n) => ({
      prompt: sentence(n),
      previous,
      screen: {
        kind: 'list',
        projects: Array.from({ length: 50 }, (_, at) => slug(n + at)),
        focus: Array.from({ length: 50 }, (_, at) => slug(n + at)),
        spoken: Array.from({ length: 4 }, (_, at) => slug(n + at)),
        sentence: sentence(n + 1),
      },
    })),
    chatAboutProject: post('a long question', contract.chatAboutProject.path, (n) => ({
      prompt: sentence(n),
      propertyId: id(n),
    })),
    chatLogin: post('a number', contract.chatLogin.path, (n) => ({
      loginPrompt: `call me on 98450${String(n).padStart(5, '0')} ${letters(150, n)}`,
    })),
    chatSignup: post('a name', contract.chatSignup.path, (n) => ({
      signupPrompt: `my name is ${letters(180, n)}`,
      mobileNumber: `98450${String(n).padStart(5, '0')}`,
    })),
    chatValidateCode: post('a wrong code', contract.chatValidateCode.path, (n) => ({
      mobileNumber: `+9198450${String(n).padStart(5, '0')}`,
      otp: '000000',
    })),
    interpretQuery: post(
      'the slowest sentence after 40 wishes',
      contract.interpretQuery.path,
      (n) => ({
        prompt: sentence(n),
        previous,
      }),
    ),
    describeQuery: post('40 wishes', contract.describeQuery.path, () => ({
      interpretation: previous,
    })),
    refineQuery: post('two of the slowest sentences', contract.refineQuery.path, (n) => ({
      sentence: sentence(n),
      change: sentence(n + 1),
    })),
    getLeadConsents: get('a project', (n) => `/api/v1/properties/${id(n)}/lead-consents`),
    searchProperties: get(
      'text search, 200 letters',
      (n) =>
        `/api/v1/properties/search?${query({ searchType: 'text', limit: '100', prompt: letters(200, n) })}`,
    ),
    searchPropertiesByPost: post(
      'a sentence after 40 wishes, 100 a page',
      '/api/v1/properties/search?limit=100',
      (n) => ({ prompt: `make it ${1 + (n % 4)} bhk near ${n % 90} km of whitefield`, previous }),
    ),
    discoverProperties: get(
      '200 letters',
      (n) => `/api/v1/properties/discover?${query({ projectName: letters(200, n) })}`,
    ),
    compareProperties: get(
      'three projects',
      (n) =>
        `/api/v1/properties/compare?propertyIds=${[id(n), id(n + 1), id(3 * n + 2)].join(',')}`,
    ),
    countProperties: get(
      'the slowest sentence',
      (n) =>
        `/api/v1/properties/count?${query({ prompt: sentence(n), since: '2020-01-01T00:00:00Z' })}`,
    ),
    getProperty: get('a project', (n) => `/api/v1/properties/${id(n)}`),
    getNearbyPlaces: get(
      '10 km, 20 of each kind',
      (n) => `/api/v1/properties/${id(n)}/nearby?${query({ radius: '10000', limit: '20' })}`,
    ),
    getDirections: get(
      'across the city',
      (n) => `/api/v1/properties/${id(n)}/directions?to=12.${8000 + n},77.6`,
    ),
    getMinutes: get(
      'across the city by bus and metro',
      (n) => `/api/v1/minutes?from=12.${8000 + n},77.48&to=13.1,77.7&mode=transit`,
    ),
    findOnMap: get(
      'everything, by its price',
      (n) =>
        `/api/v1/properties/map?${query({ prompt: `2 or 3 bhk under ${3 + (n % 40) / 10} cr or villa, gym preferably`, sort: 'price-asc' })}`,
    ),
    getReach: get(
      'three people by bus and metro, each elsewhere',
      (n) =>
        `/api/v1/reach?${query({ prompt: `I work at Manyata, husband at Ecospace, school in Indiranagar by bus, all within ${30 + (n % 40)} minutes` })}`,
    ),
    getStreetView: get('a project', (n) => `/api/v1/properties/${id(n)}/street-view`),
    getSession: get('nobody’s session', () => '/api/v1/auth/session', {
      cookie: `session=${'x'.repeat(43)}`,
    }),
    signIn: post('a wrong password', contract.signIn.path, (n) => ({
      userName: `nobody-${n}`,
      password: letters(200, n),
    })),
    signOut: post('nobody', contract.signOut.path, () => ({})),
    resetPassword: post('a link that is none', contract.resetPassword.path, (n) => ({
      promoterId: String(n),
      token: letters(43, n),
      password: letters(200, n),
    })),
    sendSellerEnquiry: post('an enquiry', contract.sendSellerEnquiry.path, (n) => ({
      contactPerson: letters(120, n),
      builderName: letters(160, n),
      phoneNumber: '9845012345',
      email: `bench-${n}@homes.example`,
    })),
    getOperator: get('who runs it', () => '/api/v1/operator'),
    recordEvent: post('a long text', contract.recordEvent.path, (n) => ({
      name: 'Search Performed',
      query: letters(2000, n),
    })),
    getHealth: get('health', () => '/api/v1/health'),
  };
  const pages: Record<string, Dearest> = {
    'page: landing': get('?n=', (n) => `/?n=${n}`, HTML)(PAGES),
    'page: list': get(
      'the slowest sentence',
      (n) => paths.propertyList({ q: sentence(n) }),
      HTML,
    )(PAGES),
    'page: list, refined': get(
      'two of the slowest sentences',
      (n) => `${paths.propertyList({ q: sentence(n) })}&${query({ change: sentence(n + 1) })}`,
      HTML,
    )(PAGES),
    'page: viewer': get(
      'the slowest sentence',
      (n) => paths.dashboard({ q: sentence(n) }),
      HTML,
    )(PAGES),
    'page: viewer, text': get(
      '200 letters',
      (n) => `${paths.dashboard({ q: letters(200, n) })}&searchType=text`,
      HTML,
    )(PAGES),
    'page: project': get('?n=', (n) => `/projects/${slug(n)}?n=${n}`, HTML)(PAGES),
    'page: comparator': get(
      'three projects',
      (n) => paths.comparator([id(n), id(n + 1), id(n + 2)]),
      HTML,
    )(PAGES),
    'page: calculator': get(
      'the price of a project',
      (n) => paths.emiCalculator({ project: slug(n), loan: String(5_000_000 + n * 100_000) }),
      HTML,
    )(PAGES),
    'page: nowhere': get('?n=', (n) => `/nowhere-${n}`, HTML)(PAGES),
    'page: form': {
      limit: FORMS,
      what: 'a form',
      ask: (n) => ({
        path: paths.sellerSignup(),
        method: 'POST',
        body: query({ contactPerson: letters(120, n), email: letters(200, n) }),
        headers: { ...HTML, 'content-type': 'application/x-www-form-urlencoded' },
      }),
    },
  };
  const shown: Record<FileName, (limit: RateLimit) => Dearest> = {
    showPicture: get('the slowest', (n) => of(drawings.pictures, n)),
    showPlan: get('the slowest', (n) => of(drawings.plans, n)),
    showDocument: get('the slowest', (n) => of(drawings.documents, n)),
    showPreview: get('a project', (n) => `/pictures/open-graph/${slug(n)}.jpg`),
    showImage: get('none', (n) => `/media/${letters(43, n)}.webp`),
    showUploadedDocument: get('none', (n) => `/media/documents/${letters(43, n)}.pdf`),
    showRobots: get('it', () => '/robots.txt'),
    showSitemap: get('its parts', () => '/sitemap.xml'),
    showSitemapPart: get('the longest part', () => '/sitemaps/projects-1.xml'),
  };
  const again = {
    'searchPropertiesByPost, by minutes': post(
      '40 ways by public transport of two people',
      '/api/v1/properties/search?limit=100',
      (n) => ({ prompt: `${1 + (n % 4)} bhk`, previous: journeys('transit', 40, n) }),
    )(ORDINARY),
    'searchPropertiesByPost, by minutes in a car': post(
      '40 ways by car of two people',
      '/api/v1/properties/search?limit=100',
      (n) => ({ prompt: `${1 + (n % 4)} bhk`, previous: journeys('drive', 40, n) }),
    )(ORDINARY),
  };
  const limits: Record<string, { name: string; limit?: RateLimit }> = { ...contract, ...files };
  const limited = Object.entries({ ...api, ...shown }).map(([name, dearest]) => {
    return [name, dearest(limits[name]?.limit ?? ORDINARY)] as const;
  });
  return { ...Object.fromEntries(limited), ...again, ...pages };
}

/** Endpoints and files that anyone may ask for and that have no input above. */
export function missingFrom(inputs: Record<string, Dearest>): string[] {
  return Object.entries({ ...contract, ...files }).flatMap(([name, { access }]) =>
    access === 'anyone' && !(name in inputs) ? [name] : [],
  );
}
