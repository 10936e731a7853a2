import type { Client } from '@manemitra/contract/client';
import { SOURCE_KINDS, type SourceKind } from '@manemitra/domain/tellings';
import type { Act } from '#web/features/staff/acts/outcome.ts';

/** What the list of differences can ask for. */
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

/** What the list of sources can ask for. */
export function sourceActs(api: Client): Record<string, Act> {
  return {
    set: async (form) => {
      const kind = SOURCE_KINDS.find((each) => each === form.text('kind')) ?? 'portal';
      const { message } = await api.setFactSource({ body: { name: form.text('name'), kind } });
      return { message };
    },
  };
}

/** What kinds of sources are called, the strongest first. */
export const KIND_WORDS: Readonly<Record<SourceKind, string>> = {
  register: 'A public register',
  document: 'A document that staff saw',
  staff: 'Our staff',
  promoter: 'The promoter',
  portal: 'A portal or a sheet',
  derived: 'Worked out from other facts',
};
