import type { Client } from '@manemitra/contract/client';
import type { AccountStatus } from '@manemitra/contract/access';
import type { Act } from '#web/features/staff/acts/outcome.ts';

/** The acts of the screens of buyers. The server judges every value and every right (spec 5, 6). */
export function userActs(api: Client): Record<string, Act> {
  return {
    status: async (form) => {
      const value = await api.changeUserStatus({
        params: { phoneNumber: form.text('phoneNumber') },
        // An invalid status is answered by the server, in the words of the specification.
        body: { status: form.text('status') as AccountStatus, reason: form.text('reason') },
      });
      return { message: `The status of ${value.name ?? value.phone} is now ${value.status}.` };
    },
    delete: async (form) => api.deleteUser({ params: { phoneNumber: form.text('phoneNumber') } }),
    restore: async (form) => {
      const value = await api.restoreUser({ params: { phoneNumber: form.text('phoneNumber') } });
      return { message: `${value.name ?? value.phone} was restored.` };
    },
    erase: async (form) =>
      api.eraseUser({
        params: { phoneNumber: form.text('phoneNumber') },
        body: { reason: form.text('reason') },
      }),
  };
}
