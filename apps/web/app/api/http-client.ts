import type { Client } from '@manemitra/contract/client';
import type { contract, EndpointName } from '@manemitra/contract/contract';
import type { ProblemDocument } from '@manemitra/contract/problem-document';
import { CallProblem } from './call-problem.ts';
import { UNWORDED_MESSAGE } from './problem.ts';
import { endsSession, endVisit } from './session-end.ts';

type Wire = { [Name in EndpointName]: Pick<(typeof contract)[Name], 'method' | 'path'> };

/**
 * Method and path of what pages call once they are open; what they are drawn with their server asks for. Repeated here,
 * checked against the contract by the compiler: the contract itself would bring its validators (and zod) into the browser.
 */
const WIRE = {
  chatLogin: { method: 'POST', path: '/api/v1/chats/login' },
  chatSignup: { method: 'POST', path: '/api/v1/chats/signup' },
  chatValidateCode: { method: 'POST', path: '/api/v1/chats/otp-validate' },
  interpretQuery: { method: 'POST', path: '/api/v1/queries/interpret' },
  describeQuery: { method: 'POST', path: '/api/v1/queries/describe' },
  searchProperties: { method: 'GET', path: '/api/v1/properties/search' },
  countProperties: { method: 'GET', path: '/api/v1/properties/count' },
  getProperty: { method: 'GET', path: '/api/v1/properties/:id' },
  getNearbyPlaces: { method: 'GET', path: '/api/v1/properties/:id/nearby' },
  getDirections: { method: 'GET', path: '/api/v1/properties/:id/directions' },
  getStreetView: { method: 'GET', path: '/api/v1/properties/:id/street-view' },
  getSession: { method: 'GET', path: '/api/v1/auth/session' },
  signOut: { method: 'POST', path: '/api/v1/auth/logout' },
  getLists: { method: 'GET', path: '/api/v1/account/lists' },
  changeLists: { method: 'PUT', path: '/api/v1/account/lists' },
  expectImageUpload: { method: 'POST', path: '/api/v1/images/uploads' },
  finishImageUpload: { method: 'POST', path: '/api/v1/images/uploads/:id' },
  getStaffProperty: { method: 'GET', path: '/api/v1/admin/properties/:id' },
  editPropertyBasics: { method: 'PATCH', path: '/api/v1/properties/:id/basics' },
  editPropertyLocation: { method: 'PATCH', path: '/api/v1/properties/:id/location' },
  editPropertyDescription: { method: 'PATCH', path: '/api/v1/properties/:id/description' },
  editPropertyUnits: { method: 'PATCH', path: '/api/v1/properties/:id/units' },
  editPropertyAmenities: { method: 'PATCH', path: '/api/v1/properties/:id/amenities' },
  editPropertyLegal: { method: 'PATCH', path: '/api/v1/properties/:id/legal' },
  editPropertyWaterAndCharges: {
    method: 'PATCH',
    path: '/api/v1/properties/:id/water-and-charges',
  },
  editPropertySchedule: { method: 'PATCH', path: '/api/v1/properties/:id/schedule' },
  editPropertyImages: { method: 'PATCH', path: '/api/v1/properties/:id/images' },
  replacePropertyDocuments: { method: 'PUT', path: '/api/v1/properties/:id/documents' },
  listPropertyHistory: { method: 'GET', path: '/api/v1/admin/properties/:id/history' },
  undoPropertyChange: {
    method: 'POST',
    path: '/api/v1/admin/properties/:id/history/:changeId/undo',
  },
  changePropertiesInBulk: { method: 'POST', path: '/api/v1/admin/properties/bulk' },
  deleteProperty: { method: 'DELETE', path: '/api/v1/admin/properties/:id' },
  restoreProperty: { method: 'POST', path: '/api/v1/admin/properties/:id/restore' },
  getImport: { method: 'GET', path: '/api/v1/admin/imports/:id' },
  mapImportColumns: { method: 'PUT', path: '/api/v1/admin/imports/:id/mapping' },
  startImport: { method: 'POST', path: '/api/v1/admin/imports/:id/start' },
  cancelImport: { method: 'POST', path: '/api/v1/admin/imports/:id/cancel' },
  listStaffFields: { method: 'GET', path: '/api/v1/admin/imports/:id/staff-fields' },
  listRefusedRows: { method: 'GET', path: '/api/v1/admin/imports/:id/refused' },
  signIn: { method: 'POST', path: '/api/v1/auth/login' },
  sendSellerEnquiry: { method: 'POST', path: '/api/v1/promoters/enquiry' },
  getLeadConsents: { method: 'GET', path: '/api/v1/properties/:id/lead-consents' },
  withdrawLead: { method: 'DELETE', path: '/api/v1/account/leads/:id' },
} as const satisfies Partial<Wire>;

interface Call {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

/** The calls in a table of them, over HTTP. Each rejects with a `Problem`. */
export function clientOf<Name extends EndpointName>(wire: Pick<Wire, Name>): Pick<Client, Name> {
  const calls = Object.entries<Wire[Name]>(wire).map(([name, { method, path }]) => [
    name,
    async (call: Call = {}) => {
      const answer = await send(method, addressOf(path, call), call.body);
      if (import.meta.env.DEV) await checkAgainstContract(name as EndpointName, answer);
      return answer;
    },
  ]);
  return Object.fromEntries(calls) as Pick<Client, Name>;
}

/** As much of the API as pages call from the browser. */
export const httpClient = clientOf(WIRE);

/**
 * Calls an address that an earlier answer gave (`nextHref`, `pagination.nextPage`), on this origin only.
 * The caller names the type, as the answer that carried the address promised it.
 */
export async function follow<T>(
  method: 'GET' | 'POST',
  href: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<T> {
  const url = new URL(href, location.origin);
  if (url.origin !== location.origin)
    throw new CallProblem('route.not-found', {
      status: 404,
      message: 'That address is not on this site.',
    });
  return (await send(method, url.pathname + url.search, body, signal)) as T;
}

/** Fills `:params` and appends the query; undefined values are left out. */
export function addressOf(path: string, call: Pick<Call, 'params' | 'query'>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(call.params?.[name] ?? ''),
  );
  const query = Object.entries(call.query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return query.length === 0 ? filled : `${filled}?${new URLSearchParams(query).toString()}`;
}

/** Calls an address that answers a file. Rejects with a `Problem`. */
export async function download(method: 'GET' | 'POST', address: string): Promise<Blob> {
  const response = await respond(method, address, undefined);
  if (response.ok) return response.blob();
  return refuse(response, await answerOf(response));
}

async function send(
  method: string,
  address: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await respond(method, address, body, signal);
  const answer = await answerOf(response);
  return response.ok ? answer : refuse(response, answer);
}

const answerOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

function refuse(response: Response, answer: unknown): never {
  const problem = problemFrom(answer, response.status, response.headers.get('retry-after'));
  if (endsSession(problem.code)) endVisit();
  throw problem;
}

async function respond(
  method: string,
  address: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(address, {
      method,
      credentials: 'include',
      ...payloadOf(body),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new CallProblem('server.unavailable', {
      status: 503,
      message: 'We could not reach the server. Check your connection and try again.',
      cause,
    });
  }
}

/** JSON, or for a file the form in which browsers send one. */
function payloadOf(body: unknown): Pick<RequestInit, 'headers' | 'body'> {
  const accept = 'application/json';
  if (body === undefined) return { headers: { accept } };
  if (isFile(body)) {
    const form = new FormData();
    form.append('file', new Blob([body.bytes]), body.fileName);
    return { headers: { accept }, body: form };
  }
  return { headers: { accept, 'content-type': accept }, body: JSON.stringify(body) };
}

function isFile(body: unknown): body is { fileName: string; bytes: Uint8Array<ArrayBuffer> } {
  return (
    typeof body === 'object' && body !== null && 'bytes' in body && body.bytes instanceof Uint8Array
  );
}

/**
 * A refusal as the server worded it; an answer that is none of ours counts as a server error. `wait` is its
 * `Retry-After`, in seconds.
 */
export function problemFrom(
  answer: unknown,
  status: number,
  wait: string | null = null,
): CallProblem {
  if (!isRefusal(answer)) {
    return new CallProblem('server.error', {
      status: 500,
      message: UNWORDED_MESSAGE,
    });
  }
  const { code } = answer;
  const isInSeconds = wait !== null && /^\d+$/.test(wait);
  return new CallProblem(code, {
    ...answer,
    status,
    ...(isInSeconds && { retryAfter: Number(wait) }),
  });
}

function isRefusal(answer: unknown): answer is ProblemDocument {
  const { code, message } = (answer ?? {}) as Partial<ProblemDocument>;
  return typeof code === 'string' && typeof message === 'string';
}

async function checkAgainstContract(name: EndpointName, answer: unknown): Promise<void> {
  const { contract: full } = await import('@manemitra/contract/contract');
  const result = full[name].answer.safeParse(answer);
  if (!result.success) {
    throw new Error(`The answer of ${name} breaks the contract.`, { cause: result.error });
  }
}
