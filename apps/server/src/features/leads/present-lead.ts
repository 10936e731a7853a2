import type { getAccountData } from '@manemitra/contract/accounts';
import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import type { OwnLead, StaffLead, submitLead } from '@manemitra/contract/leads';
import { registrationOf } from '#server/features/registrations/public.ts';
import { type LeadRow, titleOf } from './lead-queries.ts';
import type { SentLead } from './submit-lead.ts';

type Seen = Record<'seen_by_promoter_at' | 'seen_by_team_at', Date | null> & {
  can_promoter_read: boolean;
};

const SENT: Readonly<Record<SentLead['outcome'], string>> = {
  sent: 'Thank you! We will reach out to you soon.', // spec 8
  sentOfInvented: 'Your request is noted. The project is invented, so nobody will call you.',
  merged: 'You already asked for this within the last day, so it counts as one request.',
  changed:
    'You already asked for this within the last day. It counts as one request, and we have noted what you changed.',
  changedUntold:
    'We have noted what you changed. You have changed this request three times already, so we send no further message about it; whoever opens it sees the change.',
};

/** What the buyer sees of the request they just sent. */
export function presentSent({ outcome, leadId }: SentLead): EndpointAnswer<typeof submitLead> {
  const isMerged = outcome !== 'sent' && outcome !== 'sentOfInvented';
  return { message: SENT[outcome], leadId, isMerged };
}

/** A request as its buyer sees it later. */
export function presentOwnLead(lead: LeadRow & Seen, team: string): OwnLead {
  return {
    id: String(lead.id),
    project: { ...projectOf(lead), isPublished: lead.is_published },
    promoter: lead.promoter_name,
    recipient: lead.recipient,
    canPromoterRead: lead.can_promoter_read,
    team,
    consent: lead.consent,
    sentence: lead.sentence,
    home: lead.home,
    type: lead.type,
    title: titleOf(lead),
    call: lead.wants_call,
    whatsapp: lead.wants_whatsapp,
    status: lead.withdrawn_at === null ? lead.status : 'withdrawn',
    createdAt: lead.created_at.toISOString(),
    seenByPromoterAt: lead.seen_by_promoter_at?.toISOString() ?? null,
    seenByTeamAt: lead.seen_by_team_at?.toISOString() ?? null,
    withdrawnAt: lead.withdrawn_at?.toISOString() ?? null,
  };
}

/** A request as whoever answers it sees it: without the buyer once it is taken back. */
export function presentStaffLead(lead: LeadRow): StaffLead {
  return {
    id: String(lead.id),
    project: projectOf(lead),
    promoter: { promoId: String(lead.promoter_id), name: lead.promoter_name },
    recipient: lead.recipient,
    type: lead.type,
    title: titleOf(lead),
    message: lead.message,
    buyer: lead.withdrawn_at === null ? { name: lead.buyer_name, phone: lead.buyer_phone } : null,
    sentence: lead.withdrawn_at === null ? lead.sentence : null,
    home: lead.home,
    call: lead.wants_call,
    whatsapp: lead.wants_whatsapp,
    status: lead.status,
    notes: lead.notes,
    version: lead.version,
    createdAt: lead.created_at.toISOString(),
    withdrawnAt: lead.withdrawn_at?.toISOString() ?? null,
  };
}

/** A request in the download of everything that is kept about its buyer. */
export function presentOwnedLead(
  lead: LeadRow,
): EndpointAnswer<typeof getAccountData>['leads'][number] {
  return {
    project: lead.project_name,
    rera: registrationOf(lead.registration),
    isDemonstration: lead.is_demonstration,
    promoter: lead.promoter_name,
    type: lead.type,
    message: lead.message,
    call: lead.wants_call,
    whatsapp: lead.wants_whatsapp,
    recipient: lead.recipient,
    consent: lead.consent,
    sentence: lead.sentence,
    home: lead.home,
    createdAt: lead.created_at.toISOString(),
    withdrawnAt: lead.withdrawn_at?.toISOString() ?? null,
    status: lead.status,
    notes: lead.notes,
  };
}

const projectOf = (lead: LeadRow) => ({
  id: String(lead.property_id),
  slug: lead.project_slug,
  name: lead.project_name,
  rera: registrationOf(lead.registration),
  isDemonstration: lead.is_demonstration,
});
