import { httpClient } from '#web/api/http-client.ts';
import { leave } from '#web/api/session-end.ts';
import { showToast } from '#web/ui/toast.ts';

/**
 * Ends the session on the server, then forgets everything here and starts again (spec 2). If the session could not be ended,
 * nothing is forgotten: the next user of this browser would still be signed in without seeing it.
 */
export async function logOut(): Promise<void> {
  try {
    await httpClient.signOut({});
  } catch {
    showToast({
      kind: 'failure',
      text: 'You could not be signed out, so you are still signed in here.',
      action: { label: 'Try again', onPress: () => void logOut() },
    });
    return;
  }
  leave();
}
