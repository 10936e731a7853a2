import type { Client } from '@manemitra/contract/client';
import type { Act } from '#web/features/staff/acts/outcome.ts';

/** The acts of the screen of prompts. */
export function promptActs(api: Client): Record<string, Act> {
  return {
    save: async (form) => {
      const { title, current } = await api.savePrompt({
        params: { name: form.text('name') },
        body: {
          version: Number(form.text('version')),
          text: form.text('text'),
          note: form.text('note'),
        },
      });
      return { message: `${title} was saved as version ${current.version}.` };
    },
    restore: async (form) => {
      const { title, current } = await api.restorePrompt({
        params: { name: form.text('name') },
        body: { version: Number(form.text('version')), from: Number(form.text('from')) },
      });
      return { message: `${title} is as it was, now as version ${current.version}.` };
    },
    preview: async (form) => {
      const { preview } = await api.previewPrompt({
        params: { name: form.text('name') },
        body: { text: form.text('text') },
      });
      return { message: '', value: preview };
    },
  };
}
