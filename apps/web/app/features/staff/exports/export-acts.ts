import type { EXPORT_FORMATS } from '@manemitra/contract/staff-properties-exports';
import type { Client } from '@manemitra/contract/client';
import type { Act } from '#web/features/staff/acts/outcome.ts';

/** The acts of the screen of exports. */
export function exportActs(api: Client): Record<string, Act> {
  return {
    start: async (form) => {
      const hours = form.text('hours').trim();
      await api.startExport({
        body: {
          // An empty field is no number at all, which the server says at the field (spec 5).
          hours: hours === '' ? undefined : hours,
          // Judged by the server.
          format: form.text('format') as (typeof EXPORT_FORMATS)[number],
        },
      });
      return { message: 'The file is being made.' };
    },
  };
}
