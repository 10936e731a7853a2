import type { Client } from '@manemitra/contract/client';
import { redirect } from 'react-router';
import type { Act } from '#web/features/staff/acts/outcome.ts';
import { paths } from '#web/paths.ts';

/** The acts of the list of likely doubles and of the page of a pair. */
export function doubleActs(api: Client): Record<string, Act> {
  return {
    look: async () => api.lookForDoubles({}),
    apart: async (form) =>
      api.tellProjectsApart({ params: { id: form.text('id'), other: form.text('other') } }),
  };
}

/** On the page of two projects, after which there is nothing to see there. */
export function mergeActs(api: Client): Record<string, Act> {
  return {
    merge: async (form) => {
      await api.mergeProjects({ params: { id: form.text('id'), other: form.text('other') } });
      throw redirect(paths.staff(`modify-component/${form.text('id')}`));
    },
    apart: async (form) => {
      await api.tellProjectsApart({ params: { id: form.text('id'), other: form.text('other') } });
      throw redirect(paths.staff('likely-doubles'));
    },
  };
}

/** On the list of merges. */
export function mergeListActs(api: Client): Record<string, Act> {
  return {
    undo: async (form) => api.undoMerge({ params: { id: form.text('id') } }),
  };
}
