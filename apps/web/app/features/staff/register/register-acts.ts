import type { Client } from '@manemitra/contract/client';
import type { RegisterMark } from '@manemitra/domain/register';
import type { Act } from '#web/features/staff/acts/outcome.ts';

/** The acts of the page of a register file. */
export function registerActs(api: Client): Record<string, Act> {
  return {
    apply: async (form) => {
      const { changed } = await api.applyRegister({ params: { id: form.text('id') } });
      return {
        message: `Applied: ${changed} ${changed === 1 ? 'row' : 'rows'} changed a project.`,
      };
    },
    'take-back': async (form) => {
      await api.takeRegisterBack({ params: { id: form.text('id') } });
      return { message: 'It is being taken back.' };
    },
  };
}

/** Marks of the register that people must see, in words. */
export const MARK_WORDS: Readonly<Record<RegisterMark, string>> = {
  'date-extended': 'Date extended',
  complaints: 'More complaints',
  'units-sold': 'Homes sold',
  litigation: 'Litigation',
  lapsed: 'Lapsed or revoked',
};
