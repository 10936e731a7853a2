import type { Client } from '@manemitra/contract/client';
import { SOURCE_KINDS, type SourceKind } from '@manemitra/domain/tellings';
import type { Act } from '#web/features/staff/acts/outcome.ts';

/** The acts of the list of differences. */
export function differenceActs(api: Client): Record<string, Act> {
  return {
    decide: async (form) =>
      api.decideDifferences({
        body: {
          ids: form.text('ids').split(',').map(Number),
          decision: form.text('decision') === 'take' ? 'take' : 'keep',
        },
      }),
  };
}

/** The acts of the list of sources. */
export function sourceActs(api: Client): Record<string, Act> {
  return {
    set: async (form) => {
      const kind = SOURCE_KINDS.find((each) => each === form.text('kind')) ?? 'portal';
      const asked = form.all('publicName')[0]?.trim();
      const publicName = asked === '' ? null : asked;
      const body = {
        name: form.text('name'),
        kind,
        ...(publicName !== undefined && { publicName }),
      };
      const { message } = await api.setFactSource({ body });
      return { message };
    },
  };
}

/** Names of the kinds of sources, the strongest first. */
export const KIND_WORDS: Readonly<Record<SourceKind, string>> = {
  register: 'A public register',
  document: 'A document that staff saw',
  staff: 'Our staff',
  promoter: 'The promoter',
  portal: 'A portal or a sheet',
  derived: 'Worked out from other facts',
};
