import { rememberSession } from '#web/api/session-start.ts';
import { slots, store } from '#web/browser/storage.ts';
import { proveCode, type Proved } from './code-steps.ts';

/** Proves a number without leaving the page: with the right code, whoever typed it is signed in in this browser. */
export async function proveHere(...what: Parameters<typeof proveCode>): Promise<Proved> {
  const proved = await proveCode(...what);
  if (proved.kind === 'signed-in') {
    rememberSession(proved.account);
    if (proved.startsChat) store(slots.chatOn, true);
  }
  return proved;
}
