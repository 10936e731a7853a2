import { DOCUMENT_TOO_LARGE, megabytes } from './limit-texts.ts';
import {
  IMAGE_MAX_BYTES,
  IMPORT_MAX_BYTES,
  REGISTER_MAX_BYTES,
  UPLOADED_A_DAY_MAX,
} from './limits.ts';

/**
 * Every refusal the product can answer, in one table: its code, HTTP status and text.
 * `docs/errors.md` is generated from it. A text is a sentence a buyer can act on.
 */
export const PROBLEMS = {
  'input.invalid': { status: 400, title: 'Some of the input is not valid.' },
  'cursor.invalid': {
    status: 400,
    title: 'This page link is damaged or too old. Start the search again.',
  },
  'property.not-found': { status: 404, title: 'This project does not exist or is not published.' },
  'property.known': { status: 409, title: 'We have this project already.' },
  'property.looks-alike': {
    status: 409,
    title: 'This looks like a project that we have. Nothing was added yet.',
  },
  'promoter.not-found': {
    status: 404,
    title: 'We could not find that promoter.',
  },
  'operator.not-found': {
    status: 404,
    title: 'We could not find an operator with this user name.',
  },
  'user.not-found': { status: 404, title: 'We could not find a user with this phone number.' },
  'prompt.not-found': {
    status: 404,
    title: 'We could not find that prompt, or that version of it.',
  },
  'service-token.not-found': { status: 404, title: 'We could not find that service token.' },
  'change.not-found': { status: 404, title: 'We could not find that change of this project.' },
  'merge.not-possible': { status: 409, title: 'These two cannot be merged.' },
  'merge.not-found': { status: 404, title: 'We could not find that merge.' },
  'merge.not-undoable': { status: 409, title: 'This merge cannot be undone now.' },
  'register.missing': { status: 400, title: 'Choose a saved page or an extract of the register.' },
  'register.refused': { status: 400, title: 'We could not read any registrations from this file.' },
  'register.too-large': {
    status: 413,
    title: `This file is larger than ${megabytes(REGISTER_MAX_BYTES)}. Split it.`,
  },
  'import.not-found': { status: 404, title: 'We could not find that import.' },
  'import.not-possible': { status: 409, title: 'That is not possible for this import now.' },
  'import.missing': { status: 400, title: 'Choose a CSV, XLSX or JSON Lines file.' },
  'import.refused': { status: 400, title: 'We could not read any projects from this file.' },
  'import.too-large': {
    status: 413,
    title: `This file is larger than ${megabytes(IMPORT_MAX_BYTES)}. Split it.`,
  },
  'bulk.not-found': { status: 404, title: 'We could not find that bulk change.' },
  'export.not-found': { status: 404, title: 'That export does not exist or has expired.' },
  'document.missing': { status: 400, title: 'No file provided for upload.' }, // spec 5
  'document.refused': { status: 400, title: 'Only PDF files are accepted.' },
  'document.too-large': { status: 413, title: DOCUMENT_TOO_LARGE },
  'route.not-found': { status: 404, title: 'There is nothing at this address.' },
  'session.required': { status: 401, title: 'Sign in to do this.' },
  'access.refused': { status: 403, title: 'Your account is not allowed to do this.' },
  'proof.needed': {
    status: 403,
    title: 'For this we need to be sure that it is you. Type your password to continue.',
  },
  'second-factor.required': {
    status: 403,
    title: 'Your account needs two-step sign-in. Set up an authenticator app first.',
  },
  'edit.stale': {
    status: 409,
    title: 'Somebody else changed this after you opened it. Your changes are not saved yet.',
  },
  'otp.wrong': { status: 422, title: 'That is not the code we sent.' },
  'otp.expired': { status: 410, title: 'This code no longer works. Ask for a new one.' },
  'otp.too-many-tries': {
    status: 410,
    title: 'This code was tried too often and no longer works. Ask for a new one.',
  },
  'otp.too-many-sends': {
    status: 429,
    title: 'We cannot send another code yet. Try again later.',
  },
  'otp.country-not-served': {
    status: 422,
    title:
      'We send codes to mobile numbers of India and some other countries, not to this one. Write to us, and we will find another way.',
  },
  'login.refused': { status: 401, title: 'Login failed. Please check your credentials.' },
  'login.too-many-tries': {
    status: 429,
    title: 'Too many failed logins. Wait a few minutes and try again.',
  },
  'password.wrong': { status: 422, title: 'That is not your current password.' },
  'password.too-many-tries': {
    status: 429,
    title:
      'You typed your current password or the code wrong too often. Wait a few minutes; nothing has changed.',
  },
  'login.code-required': { status: 401, title: 'Type the code that your authenticator app shows.' },
  'login.code-wrong': {
    status: 401,
    title: 'This is not the code your app shows now, or it has already been used.',
  },
  'second-factor.wrong': {
    status: 422,
    title: 'This is not the code your app shows now, or it has already been used.',
  },
  'second-factor.on': { status: 409, title: 'Two-step sign-in is already on.' },
  'session.not-found': { status: 404, title: 'You are not signed in there any more.' },
  'reset-link.invalid': {
    status: 410,
    title: 'This link has already been used or is too old. Ask for a new one.',
  },
  'account.not-active': {
    status: 403,
    title: 'This account is not active, so you cannot sign in with it. Write to us to reopen it.',
  },
  'lead.other-number': {
    status: 422,
    title:
      'We pass on only the number that you have confirmed with a code. To use another one, sign in with it.',
  },
  'lead.too-many': {
    status: 429,
    title: 'You have reached the limit of requests for one day. Try again tomorrow.',
  },
  'lead.not-found': { status: 404, title: 'We could not find that request.' },
  'lead.changed': {
    status: 409,
    title: 'Somebody changed this request in the meantime. Load it again to see what is new.',
  },
  'image.missing': { status: 400, title: 'No file provided for upload.' }, // spec 5
  'image.refused': { status: 400, title: 'Only image files are accepted.' }, // spec 5
  'image.too-large': {
    status: 413,
    title: `This image is larger than ${megabytes(IMAGE_MAX_BYTES)}.`,
  },
  'upload.not-found': {
    status: 404,
    title: 'This upload is not yours, or it has not arrived. Send the file again.',
  },
  'upload.too-many': {
    status: 429,
    title: `You have uploaded ${UPLOADED_A_DAY_MAX.files.toLocaleString('en-IN')} files or ${UPLOADED_A_DAY_MAX.bytes / 2 ** 30} GB within a day, which is the limit. Continue tomorrow.`,
  },
  'upload.no-room': {
    status: 507,
    title: 'There is no room for more files on our side. Nothing was lost; try again later.',
  },
  'request.origin-refused': {
    status: 403,
    title: 'This request came from another site and was refused.',
  },
  'request.too-large': { status: 413, title: 'This request is larger than we accept.' },
  'request.headers-too-large': {
    status: 431,
    title: 'The address or the headers of this request are longer than we accept.',
  },
  'request.malformed': { status: 400, title: 'This is not an HTTP request that we can read.' },
  'request.too-slow': {
    status: 408,
    title: 'This request took too long to arrive. Send it again.',
  },
  'request.unsupported-media-type': {
    status: 415,
    title: 'Send this request as JSON (content type application/json).',
  },
  'request.too-many': {
    status: 429,
    title: 'Too many requests from your address. Wait a moment and try again.',
  },
  'server.error': {
    status: 500,
    title:
      'Something went wrong on our side. Try again; if it happens again, tell us the request id.',
  },
  'server.unavailable': {
    status: 503,
    title: 'The service is busy right now. Try again in a few seconds.',
  },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Refusals any endpoint may answer without listing them. */
export const COMMON_PROBLEMS = [
  'input.invalid',
  'session.required',
  'access.refused',
  'second-factor.required',
  'request.origin-refused',
  'request.too-large',
  'request.unsupported-media-type',
  'request.too-many',
  'server.error',
  'server.unavailable',
] as const satisfies readonly ProblemCode[];

export interface FieldProblem {
  /** Path of the field in the input, for example `body.prompt`. */
  field: string;
  message: string;
}

/** What an edit that came too late finds: the values as somebody else left them. */
export interface CurrentState {
  version: number;
  /** ISO 8601. */
  changedAt: string;
  /** Who made the change before; null where it is not known. */
  changedBy: string | null;
  values: Readonly<Record<string, unknown>>;
}

/** A field that somebody else changed after an edit of it began. */
export interface OthersChange {
  field: string;
  /** What it was when the edit began; null where that is not known. */
  was: unknown;
  theirs: unknown;
  /** ISO 8601. */
  at: string;
  /** Null: a program, as an import. */
  by: string | null;
}

/** A stored project that another one is, or looks like. */
export interface AlikeProject {
  id: number;
  name: string;
  /** What speaks for it, as sentences without a full stop. */
  evidence: readonly string[];
}

export interface ProblemDetails {
  message?: string;
  fields?: readonly FieldProblem[];
  retryAfter?: number;
  nextHref?: string;
  current?: CurrentState;
  changes?: readonly OthersChange[];
  alike?: readonly AlikeProject[];
  cause?: unknown;
}

/** An expected refusal. The status and the default text come from the catalogue, never from the thrower. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly fields: readonly FieldProblem[] | undefined;
  /** Seconds after which the same call may succeed. */
  readonly retryAfter: number | undefined;
  /** The step of a conversation to go on with. */
  readonly nextHref: string | undefined;
  /** With `edit.stale`: what is there now. */
  readonly current: CurrentState | undefined;
  /** With `edit.stale`: field by field what others changed. */
  readonly changes: readonly OthersChange[] | undefined;
  /** With `property.known` and `property.looks-alike`: which projects. */
  readonly alike: readonly AlikeProject[] | undefined;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(details.message ?? PROBLEMS[code].title, { cause: details.cause });
    this.name = 'Problem';
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.nextHref = details.nextHref;
    this.current = details.current;
    this.changes = details.changes;
    this.alike = details.alike;
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }
}
