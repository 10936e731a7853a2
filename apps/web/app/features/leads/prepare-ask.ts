import type { Client } from '@manemitra/contract/client';
import { httpClient } from '#web/api/http-client.ts';
import type { Ask, LeadProject } from './ask.ts';
import type { Prepared, SentAlong } from './prepared.ts';

type Api = Pick<Client, 'getLeadConsents' | 'searchProperties'>;

/** Loads what the dialog must know before it opens. Rejects if it is not known who would get the number. */
export async function prepareAsk(
  ask: Ask,
  project: Pick<LeadProject, 'id'>,
  sentence: string,
  api: Api = httpClient,
): Promise<Prepared> {
  const [consents, home] = await Promise.all([
    api.getLeadConsents({ params: { id: project.id } }),
    // Without it the request says less, and is sent all the same.
    fittingHome(api, project.id, sentence).catch(() => undefined),
  ]);
  return {
    consent: consents[ask.kind === 'service' ? 'service' : 'project'],
    sentAlong: sentence === '' ? undefined : { sentence, home },
  };
}

async function fittingHome(api: Api, id: string, sentence: string): Promise<SentAlong['home']> {
  if (sentence === '') return undefined;
  const query = { ids: id, prompt: sentence, detailsLevel: 'card' as const };
  const { properties } = await api.searchProperties({ query });
  const [found] = properties;
  const unit = found?.units.find((one) => one.id === found.match.unitId);
  return unit && { id: unit.id, label: unit.label };
}
