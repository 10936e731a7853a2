import { follow } from '#web/api/http-client.ts';
import { bringBack } from '#web/api/session-end.ts';
import { refusalIn } from '#web/api/problem.ts';
import type { ToastMessage } from '#web/ui/toast.ts';
import {
  addressOf,
  type Ask,
  DEFAULT_SUCCESS,
  defaultFailure,
  nameOf,
  type LeadProject,
  type Means,
  payloadOf,
  sendableOf,
} from './ask.ts';
import type { Prepared } from './prepared.ts';

const TOAST_MS = 4_000; // spec 9: service toast

/** Sends a request and returns the message about it (spec 8): the server's words, else our own. */
export async function sendLead(
  ask: Ask,
  project: LeadProject,
  means: Means,
  prepared: Prepared,
): Promise<ToastMessage> {
  const { sendable, refusal } = sendableOf(ask);
  if (sendable === undefined) return { kind: 'info', text: refusal, durationMs: TOAST_MS };
  try {
    const { pathname, search } = location;
    const what = {
      path: `${pathname}${search}`,
      what: nameOf(ask),
      projectId: project.id,
      projectName: project.name,
      choice: means,
    };
    const answer = await bringBack(what, () =>
      follow<{ message?: string }>(
        'POST',
        addressOf(sendable, project),
        payloadOf(sendable, project, means, prepared),
      ),
    );
    return { kind: 'success', text: answer.message ?? DEFAULT_SUCCESS, durationMs: TOAST_MS };
  } catch (error) {
    return { kind: 'failure', text: failureOf(error, ask), durationMs: TOAST_MS };
  }
}

function failureOf(error: unknown, ask: Ask): string {
  const refusal = refusalIn(error);
  // The server's words for a refusal; a fault has none.
  return refusal === undefined || refusal.status >= 500 ? defaultFailure(ask) : refusal.message;
}
