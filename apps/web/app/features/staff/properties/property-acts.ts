import type { POSSESSION_STATUSES } from '@manemitra/query/criteria';
import type { BULK_ACTIONS } from '@manemitra/contract/staff-properties-publication';
import type { Client } from '@manemitra/contract/client';
import type { Act } from '#web/features/staff/acts/outcome.ts';

type Stage = (typeof POSSESSION_STATUSES)[number];
type BulkAction = (typeof BULK_ACTIONS)[number];

/** What the list of projects can ask for, of one or of several; which of them the caller may change the server says. */
export function propertyActs(api: Client): Record<string, Act> {
  return {
    bulk: async (form) => {
      const reason = form.text('reason').trim();
      const stage = form.text('stage');
      const { message, refused } = await api.changePropertiesInBulk({
        body: {
          ids: form.all('ids').map(Number),
          // Judged by the server.
          action: form.text('action') as BulkAction,
          ...(stage === '' ? {} : { stage: stage as Stage }),
          ...(reason === '' ? {} : { reason }),
        },
      });
      return { message, value: refused };
    },
  };
}
