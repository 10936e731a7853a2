import type {
  AlikeProject,
  CurrentState,
  OthersChange,
  Problem,
  ProblemCode,
} from '@manemitra/contract/problems';
import { data, redirect } from 'react-router';
import { refusalIn } from '#web/api/problem.ts';
import { paths } from '#web/paths.ts';

/** The result of a call that a screen needs to be drawn. */
export type Loaded<T> = { kind: 'loaded'; value: T } | { kind: 'failed'; message: string };

export interface Refused {
  kind: 'refused';
  /** The form of the screen that it answers. */
  intent: string;
  code: ProblemCode;
  message: string;
  /** By the name of the field. */
  errors: Record<string, string>;
  /** With `edit.stale`: the current values. */
  current: CurrentState | null;
  changes: readonly OthersChange[];
  /** With `property.known` and `property.looks-alike`: which projects. */
  alike: readonly AlikeProject[];
  /** The typed values, so that nothing is lost if the page is loaded again. */
  typed: Record<string, string>;
}

export interface Done {
  kind: 'done';
  intent: string;
  message: string;
  /** The server's answer, for screens that show it. */
  value?: unknown;
}

export type Outcome = Done | Refused;

/** Awaits a call for a screen. A caller who is no longer staff is redirected; any other refusal is shown by the screen. */
export async function loadFrom<T>(call: Promise<T>): Promise<Loaded<T>> {
  try {
    return { kind: 'loaded', value: await call };
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === undefined) throw error;
    leadAway(refusal.status);
    return { kind: 'failed', message: refusal.message };
  }
}

/** One intent of a form: does it and returns a sentence about what was done. */
export type Act = (form: FormFields) => Promise<{ message: string; value?: unknown }>;

interface FormFields {
  text: (name: string) => string;
  all: (name: string) => string[];
}

/**
 * Runs the act named by the form's `intent`. Rejects only with a bug, or redirects somebody who is no longer staff. If the
 * session is over it returns status 401, because the page must keep the input before it leaves. If a fresh proof of identity
 * is needed, the page asks for it and sends the form again.
 */
export async function actOn(
  form: FormData,
  acts: Record<string, Act>,
): Promise<Outcome | ReturnType<typeof data<Refused>>> {
  const fields = fieldsOf(form);
  const intent = fields.text('intent');
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  if (act === undefined) throw new Response(null, { status: 400 });
  try {
    return { kind: 'done', intent, ...(await act(fields)) };
  } catch (error) {
    const refusal = refusalIn(error);
    if (refusal === undefined) throw error;
    if (refusal.code !== 'proof.needed' && refusal.status !== 401) leadAway(refusal.status);
    const { fields: wrong = [], current, changes, alike } = error as Problem;
    const refused: Refused = {
      kind: 'refused',
      intent,
      code: refusal.code,
      message: refusal.message,
      errors: errorsOf(wrong),
      current: current ?? null,
      changes: changes ?? [],
      alike: alike ?? [],
      typed: typedOf(form),
    };
    return refusal.status === 401 ? data(refused, { status: 401 }) : refused;
  }
}

/** By the name of the form's field; of a list (`notifications.0`) by that of the list. The first counts. */
export function errorsOf(
  wrong: readonly { field: string; message: string }[],
): Record<string, string> {
  return Object.fromEntries(
    wrong
      .toReversed()
      .map(({ field, message }) => [
        field.replace(/^(body|params|query)\./, '').replace(/\.\d+$/, ''),
        message,
      ]),
  );
}

function fieldsOf(form: FormData): FormFields {
  const texts = (name: string): string[] =>
    form.getAll(name).filter((value) => typeof value === 'string');
  return { text: (name) => texts(name)[0] ?? '', all: texts };
}

/** The text fields of a form by name. */
export function typedOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function leadAway(status: number): void {
  if (status === 401 || status === 403) throw redirect(paths.unauthorized());
}
