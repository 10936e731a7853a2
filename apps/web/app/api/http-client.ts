import type { Client } from '@manemitra/contract/client';
import type { contract, EndpointName } from '@manemitra/contract/contract';
import type { ProblemDocument } from '@manemitra/contract/problem-document';
import { Problem, PROBLEMS } from '@manemitra/contract/problems';
import { endsSession, endVisit } from './session-end.ts';

type Wire = { [Name in EndpointName]: Pick<(typeof contract)[Name], 'method' | 'path'> };

/**
 * Method and path of every call. Repeated here, checked against the contract by the compiler, because
 * importing the contract itself would bring its validators (and zod) into the browser.
 */
const WIRE: Wire = {
  greet: { method: 'GET', path: '/' },
  chat: { method: 'POST', path: '/api/v1/chats' },
  chatAboutProject: { method: 'POST', path: '/api/v1/chats/1' },
  chatLogin: { method: 'POST', path: '/api/v1/chats/login' },
  chatSignup: { method: 'POST', path: '/api/v1/chats/signup' },
  chatValidateCode: { method: 'POST', path: '/api/v1/chats/otp-validate' },
  interpretQuery: { method: 'POST', path: '/api/v1/queries/interpret' },
  describeQuery: { method: 'POST', path: '/api/v1/queries/describe' },
  searchProperties: { method: 'GET', path: '/api/v1/properties/search' },
  searchPropertiesByPost: { method: 'POST', path: '/api/v1/properties/search' },
  discoverProperties: { method: 'GET', path: '/api/v1/properties/discover' },
  compareProperties: { method: 'GET', path: '/api/v1/properties/compare' },
  countProperties: { method: 'GET', path: '/api/v1/properties/count' },
  getProperty: { method: 'GET', path: '/api/v1/properties/:id' },
  getNearbyPlaces: { method: 'GET', path: '/api/v1/properties/:id/nearby' },
  getDirections: { method: 'GET', path: '/api/v1/properties/:id/directions' },
  getStreetView: { method: 'GET', path: '/api/v1/properties/:id/street-view' },
  getSession: { method: 'GET', path: '/api/v1/auth/session' },
  signOut: { method: 'POST', path: '/api/v1/auth/logout' },
  signOutEverywhere: { method: 'POST', path: '/api/v1/auth/logout-everywhere' },
  signIn: { method: 'POST', path: '/api/v1/auth/login' },
  resetPassword: { method: 'POST', path: '/api/v1/auth/reset-password' },
  getAccountData: { method: 'GET', path: '/api/v1/account/data' },
  sendDeletionCode: { method: 'POST', path: '/api/v1/account/code' },
  deleteAccount: { method: 'DELETE', path: '/api/v1/account' },
  submitLead: { method: 'POST', path: '/api/v1/properties/:id/leads' },
  listOwnLeads: { method: 'GET', path: '/api/v1/account/leads' },
  withdrawLead: { method: 'DELETE', path: '/api/v1/account/leads/:id' },
  listLeads: { method: 'GET', path: '/api/v1/admin/leads' },
  changeLead: { method: 'PATCH', path: '/api/v1/admin/leads/:id' },
  getLists: { method: 'GET', path: '/api/v1/account/lists' },
  changeLists: { method: 'PUT', path: '/api/v1/account/lists' },
  sendSellerEnquiry: { method: 'POST', path: '/api/v1/promoters/enquiry' },
  getOperator: { method: 'GET', path: '/api/v1/operator' },
  uploadImage: { method: 'POST', path: '/api/v1/images' },
  expectImageUpload: { method: 'POST', path: '/api/v1/images/uploads' },
  finishImageUpload: { method: 'POST', path: '/api/v1/images/uploads/:id' },
  recordEvent: { method: 'POST', path: '/api/v1/events' },
  listStaffProperties: { method: 'GET', path: '/api/v1/admin/properties' },
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
  uploadDocument: { method: 'POST', path: '/api/v1/documents' },
  listPropertyHistory: { method: 'GET', path: '/api/v1/admin/properties/:id/history' },
  undoPropertyChange: {
    method: 'POST',
    path: '/api/v1/admin/properties/:id/history/:changeId/undo',
  },
  startBulkRun: { method: 'POST', path: '/api/v1/admin/properties/bulk-runs' },
  getBulkRun: { method: 'GET', path: '/api/v1/admin/properties/bulk-runs/:id' },
  cancelBulkRun: { method: 'POST', path: '/api/v1/admin/properties/bulk-runs/:id/cancel' },
  downloadBulkResult: { method: 'GET', path: '/api/v1/admin/properties/bulk-runs/:id/result' },
  changePropertiesInBulk: { method: 'POST', path: '/api/v1/admin/properties/bulk' },
  deleteProperty: { method: 'DELETE', path: '/api/v1/admin/properties/:id' },
  restoreProperty: { method: 'POST', path: '/api/v1/admin/properties/:id/restore' },
  exportModifiedProperties: { method: 'POST', path: '/api/v1/admin/properties/modified/:hours' },
  startExport: { method: 'POST', path: '/api/v1/admin/exports' },
  listExports: { method: 'GET', path: '/api/v1/admin/exports' },
  getExport: { method: 'GET', path: '/api/v1/admin/exports/:id' },
  downloadExport: { method: 'GET', path: '/api/v1/admin/exports/:id/file' },
  uploadImport: { method: 'POST', path: '/api/v1/admin/imports' },
  listImports: { method: 'GET', path: '/api/v1/admin/imports' },
  getImport: { method: 'GET', path: '/api/v1/admin/imports/:id' },
  mapImportColumns: { method: 'PUT', path: '/api/v1/admin/imports/:id/mapping' },
  startImport: { method: 'POST', path: '/api/v1/admin/imports/:id/start' },
  cancelImport: { method: 'POST', path: '/api/v1/admin/imports/:id/cancel' },
  listRefusedRows: { method: 'GET', path: '/api/v1/admin/imports/:id/refused' },
  downloadRefusedRows: { method: 'GET', path: '/api/v1/admin/imports/:id/refused/file' },
  getStaffHub: { method: 'GET', path: '/api/v1/admin' },
  getStaffFigures: { method: 'GET', path: '/api/v1/admin/figures' },
  listPromoters: { method: 'GET', path: '/api/v1/admin/promoters' },
  getPromoter: { method: 'GET', path: '/api/v1/admin/promoters/:promoterId' },
  createPromoter: { method: 'POST', path: '/api/v1/admin/promoters' },
  editPromoter: { method: 'PATCH', path: '/api/v1/admin/promoters/:promoterId/profile' },
  changePromoterStatus: { method: 'PATCH', path: '/api/v1/admin/promoters/:promoterId' },
  deletePromoter: { method: 'DELETE', path: '/api/v1/admin/promoters/:promoterId' },
  restorePromoter: { method: 'POST', path: '/api/v1/admin/promoters/:promoterId/restore' },
  sendPromoterCredentials: { method: 'POST', path: '/api/v1/admin/promoters/credentials' },
  listOperators: { method: 'GET', path: '/api/v1/admin/operators' },
  getStaffOperator: { method: 'GET', path: '/api/v1/admin/operators/:userName' },
  createOperator: { method: 'POST', path: '/api/v1/admin/operators' },
  editOperator: { method: 'PATCH', path: '/api/v1/admin/operators/:userName/profile' },
  changeOperatorStatus: { method: 'PATCH', path: '/api/v1/admin/operators' },
  deleteOperator: { method: 'DELETE', path: '/api/v1/admin/operators/:userName' },
  restoreOperator: { method: 'POST', path: '/api/v1/admin/operators/:userName/restore' },
  sendOperatorCredentials: { method: 'POST', path: '/api/v1/admin/operators/credentials' },
  listOperatorProperties: { method: 'GET', path: '/api/v1/admin/operators/:userName/properties' },
  setOperatorProperties: { method: 'PUT', path: '/api/v1/admin/operators/:userName/properties' },
  listUsers: { method: 'GET', path: '/api/v1/admin/users' },
  getUser: { method: 'GET', path: '/api/v1/admin/users/:phoneNumber' },
  changeUserStatus: { method: 'PATCH', path: '/api/v1/admin/users/:phoneNumber' },
  deleteUser: { method: 'DELETE', path: '/api/v1/admin/users/:phoneNumber' },
  restoreUser: { method: 'POST', path: '/api/v1/admin/users/:phoneNumber/restore' },
  eraseUser: { method: 'POST', path: '/api/v1/admin/users/:phoneNumber/erase' },
  createServiceToken: { method: 'POST', path: '/api/v1/admin/service-tokens' },
  listServiceTokens: { method: 'GET', path: '/api/v1/admin/service-tokens' },
  revokeServiceToken: { method: 'DELETE', path: '/api/v1/admin/service-tokens/:id' },
  listAudit: { method: 'GET', path: '/api/v1/admin/audit' },
  listPrompts: { method: 'GET', path: '/api/v1/admin/prompts' },
  getPrompt: { method: 'GET', path: '/api/v1/admin/prompts/:name' },
  savePrompt: { method: 'PUT', path: '/api/v1/admin/prompts/:name' },
  restorePrompt: { method: 'POST', path: '/api/v1/admin/prompts/:name/restore' },
  previewPrompt: { method: 'POST', path: '/api/v1/admin/prompts/:name/preview' },
  getHealth: { method: 'GET', path: '/api/v1/health' },
};

interface Call {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

/** The API over HTTP, for the browser. Rejects with a `Problem`. */
export const httpClient = Object.fromEntries(
  Object.entries(WIRE).map(([name, wire]) => [
    name,
    async (call: Call = {}) => {
      const answer = await send(wire.method, addressOf(wire.path, call), call.body);
      if (import.meta.env.DEV) await checkAgainstContract(name as EndpointName, answer);
      return answer;
    },
  ]),
) as unknown as Client;

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
  if (url.origin !== location.origin) throw new Problem('route.not-found');
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

async function send(
  method: string,
  address: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      credentials: 'include',
      ...payloadOf(body),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new Problem('server.unavailable', {
      message: 'We could not reach the server. Check your connection and try again.',
      cause,
    });
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const problem = problemFrom(answer, response.headers.get('retry-after'));
    if (endsSession(problem.code)) endVisit();
    throw problem;
  }
  return answer;
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
export function problemFrom(answer: unknown, wait: string | null = null): Problem {
  const document = answer as Partial<ProblemDocument> | null | undefined;
  const code = document?.code;
  if (code === undefined || !Object.hasOwn(PROBLEMS, code)) return new Problem('server.error');
  return new Problem(code, {
    ...(document?.message === undefined ? {} : { message: document.message }),
    ...(document?.nextHref === undefined ? {} : { nextHref: document.nextHref }),
    ...(document?.fields === undefined ? {} : { fields: document.fields }),
    ...(document?.current === undefined ? {} : { current: document.current }),
    ...(document?.changes === undefined ? {} : { changes: document.changes }),
    ...(wait !== null && /^\d+$/.test(wait) ? { retryAfter: Number(wait) } : {}),
  });
}

async function checkAgainstContract(name: EndpointName, answer: unknown): Promise<void> {
  const { contract: full } = await import('@manemitra/contract/contract');
  const result = full[name].answer.safeParse(answer);
  if (!result.success) {
    throw new Error(`The answer of ${name} breaks the contract.`, { cause: result.error });
  }
}
