import type { Client } from '@manemitra/contract/client';
import type { Act } from '#web/features/staff/acts/outcome.ts';
import { CELLS, HOME_FIELDS, homeField, HOMES_MAX } from './add-project-fields.ts';

/**
 * Adds the typed project as a draft and returns the screen that continues with it. Empty cells are not sent: they are not
 * known.
 */
export function addProjectActs(api: Client): Record<string, Act> {
  return {
    add: async (form) => {
      const typed = CELLS.map((name) => [name, form.text(name)] as const);
      const homes = Array.from({ length: HOMES_MAX }, (_, at) => {
        const texts = HOME_FIELDS.map(
          ({ name }) => [name, form.text(homeField(at, name))] as const,
        );
        return Object.fromEntries(texts) as Record<(typeof HOME_FIELDS)[number]['name'], string>;
      });
      const { message, propertyId, importId } = await api.addProperty({
        body: {
          cells: Object.fromEntries(typed.filter(([, text]) => text.trim() !== '')),
          homes,
          isAnother: form.text('isAnother') === 'yes',
        },
      });
      return { message, value: `modify-component/${propertyId}?added=${importId}` };
    },
  };
}
