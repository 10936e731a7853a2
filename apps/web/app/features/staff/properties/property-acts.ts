import type { STATED_STATUSES } from '@manemitra/query/criteria';
import type { BULK_ACTIONS } from '@manemitra/contract/staff-properties-publication';
import type { Client } from '@manemitra/contract/client';
import type { Act } from '#web/features/staff/acts/outcome.ts';

type Stage = (typeof STATED_STATUSES)[number];
type BulkAction = (typeof BULK_ACTIONS)[number];

/** The acts of the list of projects, for one or several; the server decides which of them the caller may change. */
export function propertyActs(api: Client): Record<string, Act> {
  return {
    bulk: async (form) => {
      const { message, refused, undo } = await api.changePropertiesInBulk({
        body: { ids: form.all('ids').map(Number), ...askedOf(form) },
      });
      return { message, value: { refused, undo } };
    },
    'bulk-run': async (form) => {
      const fitting = form.text('fitting');
      const { id } = await api.startBulkRun({
        body: {
          ...askedOf(form),
          // The server decides which projects match.
          ...(fitting === ''
            ? { ids: form.all('ids').map(Number) }
            : { fitting: JSON.parse(fitting) as { search: string } }),
        },
      });
      return { message: 'Started. Its progress is shown above the list.', value: id };
    },
    undo: async (form) => {
      const params = { id: form.text('id'), changeId: form.text('changeId') };
      await api.undoPropertyChange({ params });
      return { message: 'Taken back.' };
    },
    'undo-run': async (form) => {
      const { id } = await api.startBulkRun({
        body: { action: 'take-back', changedBy: Number(form.text('run')) },
      });
      return { message: 'Started. Its progress is shown above the list.', value: id };
    },
    'cancel-run': async (form) => {
      const { done, total } = await api.cancelBulkRun({ params: { id: form.text('run') } });
      return { message: `Stopped after ${done} of ${total}.` };
    },
  };
}

/** The act as the form sends it; the server judges it. */
function askedOf(form: Parameters<Act>[0]) {
  const reason = form.text('reason').trim();
  const stage = form.text('stage');
  return {
    action: form.text('action') as BulkAction,
    ...(stage === '' ? {} : { stage: stage as Stage }),
    ...(reason === '' ? {} : { reason }),
  };
}
