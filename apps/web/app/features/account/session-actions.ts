import type { Client } from '@manemitra/contract/client';
import { refusalIn } from '#web/api/problem.ts';

export type SessionOutcome =
  | { kind: 'signed-out' }
  /** Still signed in here. */
  | { kind: 'sessions-changed'; message: string };

export type SessionCalls = Pick<
  Client,
  'endOtherSessions' | 'endOwnSession' | 'signOut' | 'signOutEverywhere'
>;

/**
 * Handles the buttons of the list of own sessions; undefined for any other button. Rejects with a bug, or if nobody is
 * signed in any more.
 */
export async function actOnSessions(
  api: SessionCalls,
  wish: string,
  id: string,
): Promise<SessionOutcome | undefined> {
  switch (wish) {
    case 'sign-out':
      await api.signOut({});
      return { kind: 'signed-out' };
    case 'sign-out-everywhere':
      await api.signOutEverywhere({});
      return { kind: 'signed-out' };
    case 'sign-out-elsewhere': {
      const { message } = await api.endOtherSessions({});
      return { kind: 'sessions-changed', message };
    }
    case 'end-session':
      return { kind: 'sessions-changed', message: await endOne(api, id) };
    default:
      return undefined;
  }
}

async function endOne(api: Pick<Client, 'endOwnSession'>, id: string): Promise<string> {
  try {
    return (await api.endOwnSession({ params: { id } })).message;
  } catch (error) {
    const refusal = refusalIn(error);
    // The session ended by itself meanwhile, which is what was asked for.
    if (refusal?.code === 'session.not-found') return refusal.message;
    throw error;
  }
}
