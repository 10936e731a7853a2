import type { LeadTemplate, ValueAddedService } from '@manemitra/contract/lead-offers';
import type { PropertyDetail } from '@manemitra/contract/properties';
import type { Prepared, SentAlong } from './prepared.ts';

/** A buyer's request before it is sent: its recipients, its contents, and whether it can be sent at all. */

/** The project of a request, as far as its dialog shows it. */
export interface LeadProject {
  id: string;
  slug: string;
  name: string;
  promoterName: string;
  promoterId: string;
  isDemonstration: boolean;
}

export function leadProjectOf({
  id,
  slug,
  isDemonstration,
  project,
  promoter,
}: PropertyDetail): LeadProject {
  return {
    id,
    slug,
    name: project.name,
    promoterName: promoter.name,
    promoterId: promoter.promoId,
    isDemonstration,
  };
}

export type Ask =
  /** To be called back, or told more, by the promoter. */
  | { kind: 'callback' | 'information'; template: LeadTemplate | null }
  /** For one of the services on offer, by its title. */
  | {
      kind: 'service';
      title: string;
      offered: readonly ValueAddedService[];
      template: LeadTemplate | null;
    };

/** Tells the requests of one project apart. */
export const nameOf = (ask: Ask): string => (ask.kind === 'service' ? ask.title : ask.kind);

/** Where a request goes and what it says. */
export interface Sendable {
  href: string;
  type: string;
  message: string;
}

/** The lead to send, or why it cannot be sent, in the words of spec 8. */
export function sendableOf(
  ask: Ask,
): { sendable: Sendable; refusal?: undefined } | { refusal: string; sendable?: undefined } {
  if (ask.kind !== 'service') {
    if (ask.template === null) return { refusal: defaultFailure(ask) };
    const { href, leadType, message } = ask.template;
    return { sendable: { href, type: leadType, message } };
  }
  const service = ask.offered.find(({ title }) => title === ask.title);
  if (service === undefined) return { refusal: 'No matching title found.' };
  if (service.leadType === null || ask.template === null) {
    return { refusal: 'Lead service details not found.' };
  }
  const message = `I would like to be contacted about: ${service.title}.`;
  return { sendable: { href: ask.template.href, type: service.leadType, message } };
}

/** Why a signed-in person cannot send one: only buyers have a proved number. */
export function whyNoNumber(
  user: { phone: string | null } | null,
  role: string | null,
): string | undefined {
  if (user === null) return undefined;
  const isBuyer = role === null || role === 'user';
  return isBuyer && user.phone !== null ? undefined : 'Phone number not available.'; // spec 8
}

/** The buyer's choices: how to be contacted, and whether their search is sent along. */
export interface Means {
  call: boolean;
  whatsapp: boolean;
  search: boolean;
}

/** A call is what they asked for; WhatsApp is on only after they tick it. */
export const FIRST_MEANS: Means = { call: true, whatsapp: false, search: true };

/** The lead as the server takes it (spec 3); the number is the one that was proved. */
export function payloadOf(
  { type, message }: Sendable,
  { promoterId }: LeadProject,
  means: Means,
  { consent, sentAlong }: Prepared,
) {
  const yesNo = (is: boolean) => (is ? ('Yes' as const) : ('No' as const));
  return {
    phone: null,
    type,
    message,
    promoterId,
    extraDetails: { call: yesNo(means.call), whatsapp: yesNo(means.whatsapp) },
    recipient: consent.recipient,
    ...(means.search && sentAlong !== undefined && sentAlongOf(sentAlong)),
  };
}

const sentAlongOf = ({ sentence, home }: SentAlong) =>
  home === undefined ? { sentence } : { sentence, unitId: home.id };

export function addressOf({ href }: Sendable, { id }: LeadProject): string {
  return href.replace('{id}', encodeURIComponent(id));
}

/** Used when the server gives no text (spec 8). */
export const DEFAULT_SUCCESS = 'Thank you! We will reach out to you soon.';
export function defaultFailure({ kind }: Ask): string {
  return kind === 'service'
    ? 'Failed to submit lead data.'
    : '❌ Failed to submit contact request.';
}

/** The words of the dialog. */
export function textsOf(ask: Ask, { name }: LeadProject) {
  const service =
    ask.kind === 'service' ? ask.offered.find(({ title }) => title === ask.title) : undefined;
  if (ask.kind === 'service') {
    return {
      title: ask.title,
      lead: service?.description ?? undefined,
      question: service?.confirmation ?? `Ask to be contacted about ${ask.title}?`,
      action: 'Yes, ask for it',
    };
  }
  return {
    title: ask.kind === 'callback' ? 'Request a callback' : 'Know more about this property',
    lead: undefined,
    question: `About ${name}`,
    action: ask.kind === 'callback' ? 'Request a callback' : 'Ask to be told more',
  };
}
