import type { Client } from '@manemitra/contract/client';
import type { Act } from '#web/features/staff/acts/outcome.ts';

/** The pin that was set, so that it can be undone. */
export interface PinSet {
  id: string;
  name: string;
  changeId: string;
}

/** The acts of the queue of places. A pin is an ordinary edit of the location and appears in the history of the project. */
export function placeActs(api: Client): Record<string, Act> {
  return {
    pin: async (form) => {
      const params = { id: form.text('id') };
      const name = form.text('name');
      const coordinates = { lat: Number(form.text('lat')), lng: Number(form.text('lng')) };
      const version = Number(form.text('version'));
      await api.editPropertyLocation({ params, body: { version, changes: { coordinates } } });
      const { items } = await api.listPropertyHistory({ params, query: {} });
      const changeId = items.find(
        ({ section, isUndone }) => section === 'location' && !isUndone,
      )?.id;
      return {
        message: `The pin of ${name} is set.`,
        value: { ...params, name, changeId: String(changeId ?? '') } satisfies PinSet,
      };
    },
    undo: async (form) => {
      const params = { id: form.text('id'), changeId: form.text('changeId') };
      await api.undoPropertyChange({ params });
      return { message: 'Taken back.' };
    },
  };
}
