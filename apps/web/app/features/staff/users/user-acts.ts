import type { Client } from '@manemitra/contract/client';
import type { AccountStatus } from '@manemitra/contract/access';
import type { Act } from '#web/features/staff/acts/outcome.ts';

/** What the screens of buyers can ask for. The server judges every value and every right (spec 5, 6). */
export function userActs(api: Client): Record<string, Act> {
  return {
    status: async (form) => {
      const value = await api.changeUserStatus({
        params: { phoneNumber: form.text('phoneNumber') },
        // The server answers what is no status with the text of the specification.
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
