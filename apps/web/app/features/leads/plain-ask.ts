import type { Client } from '@manemitra/contract/client';
import type { Consent } from '@manemitra/contract/leads';
import type { PropertyDetail } from '@manemitra/contract/properties';
import { everyConstraint } from '@manemitra/query/interpretation';
import { refusalIn } from '#web/api/problem.ts';
import {
  type Ask,
  defaultFailure,
  leadProjectOf,
  payloadOf,
  sendableOf,
  whyNoNumber,
} from './ask.ts';

/** A request that is sent by a form in the project's page: for browsers without JavaScript. */
export interface PlainAsk {
  ask: Ask;
  consent: Consent;
  /** As the account shows it; null for a visitor, who proves a number first. */
  number: string | null;
  /** Why nothing can be sent. */
  refusal: string | undefined;
  /** Where no service is asked for but a home: the sentence to search with. */
  wish: string | undefined;
}

/** The requests in an address (`?ask=`): kinds by name, services by title. */
function askNamed(what: string, detail: PropertyDetail): Ask {
  if (what === 'callback') return { kind: what, template: detail.contactPromoter };
  if (what === 'information') return { kind: what, template: detail.leadGeneration };
  const { valueAddedServices: offered, leadGeneration: template } = detail;
  return { kind: 'service', title: what, offered, template };
}

export async function loadPlainAsk(
  api: Pick<Client, 'getLeadConsents' | 'getSession' | 'interpretQuery'>,
  detail: PropertyDetail,
  what: string,
): Promise<PlainAsk> {
  const ask = askNamed(what, detail);
  const isOffered = ask.kind !== 'service' || ask.offered.some(({ title }) => title === what);
  const [consents, { account }, isWish] = await Promise.all([
    api.getLeadConsents({ params: { id: detail.id } }),
    api.getSession({}),
    isOffered ? false : asksForHomes(api, what),
  ]);
  return {
    ask,
    consent: consents[ask.kind === 'service' ? 'service' : 'project'],
    number: account?.phone ?? null,
    refusal: sendableOf(ask).refusal ?? whyNoNumber(account, account?.role ?? null),
    wish: isWish ? what : undefined,
  };
}

/** Whether a search would find something to look for in it. What cannot be read is no wish. */
async function asksForHomes(api: Pick<Client, 'interpretQuery'>, prompt: string): Promise<boolean> {
  try {
    const { interpretation } = await api.interpretQuery({ body: { prompt } });
    return everyConstraint(interpretation).length > 0;
  } catch (error) {
    if (refusalIn(error) === undefined) throw error;
    return false;
  }
}

/** Sends the form and returns the message about it. Rejects only with a bug. */
export async function sendPlainAsk(
  api: Pick<Client, 'submitLead'>,
  detail: PropertyDetail,
  what: string,
  form: FormData,
): Promise<{ isSent: boolean; message: string }> {
  const ask = askNamed(what, detail);
  const { sendable, refusal } = sendableOf(ask);
  if (sendable === undefined) return { isSent: false, message: refusal };
  const project = leadProjectOf(detail);
  const means = { call: form.has('call'), whatsapp: form.has('whatsapp'), search: false };
  const recipient = form.get('recipient') === 'promoter' ? 'promoter' : 'team';
  const prepared = { consent: { recipient, text: '' }, sentAlong: undefined } as const;
  try {
    const body = payloadOf(sendable, project, means, prepared);
    const { message } = await api.submitLead({ params: { id: project.id }, body });
    return { isSent: true, message };
  } catch (error) {
    const refused = refusalIn(error);
    if (refused === undefined) throw error;
    const message = refused.status >= 500 ? defaultFailure(ask) : refused.message;
    return { isSent: false, message };
  }
}
