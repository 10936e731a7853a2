import type { Client } from '@manemitra/contract/client';
import type { LEAD_STATUSES } from '@manemitra/contract/leads';
import type { Act } from '#web/features/staff/acts/outcome.ts';

/** The acts of the inbox of leads. */
export function leadActs(api: Client): Record<string, Act> {
  return {
    change: async (form) => {
      await api.changeLead({
        params: { id: form.text('id') },
        body: {
          version: Number(form.text('version')),
          // Judged by the server.
          status: form.text('status') as (typeof LEAD_STATUSES)[number],
          notes: form.text('notes'),
        },
      });
      return { message: 'The lead was saved.' };
    },
  };
}
