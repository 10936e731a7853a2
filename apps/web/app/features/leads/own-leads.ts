import { upperFirst } from '@manemitra/domain/first-letter';
import type { OwnLead } from '@manemitra/contract/leads';

/** What a buyer is told of each request: who has the number, since when, and how it stands. */

const STATES = {
  new: { label: 'Sent', tone: 'areca' },
  contacted: { label: 'Answered', tone: 'areca' },
  closed: { label: 'Closed', tone: 'plain' },
  withdrawn: { label: 'Taken back', tone: 'plain' },
} as const;

export const stateOf = ({ status }: Pick<OwnLead, 'status'>) => STATES[status];

/** How they may reach the buyer. */
export function meansText({ call, whatsapp }: Pick<OwnLead, 'call' | 'whatsapp'>): string {
  if (call && whatsapp) return 'Phone call and WhatsApp';
  return call ? 'Phone call' : 'WhatsApp';
}

/** Everybody who may see the number, and since when one of them has. */
export function holdersOf(
  lead: Pick<
    OwnLead,
    'recipient' | 'promoter' | 'team' | 'canPromoterRead' | 'seenByPromoterAt' | 'seenByTeamAt'
  >,
): { name: string; seenAt: string | null; canRead: boolean }[] {
  const team = { name: upperFirst(lead.team), seenAt: lead.seenByTeamAt, canRead: true };
  return lead.recipient === 'team'
    ? [team]
    : [
        {
          name: `${lead.promoter} (promoter)`,
          seenAt: lead.seenByPromoterAt,
          canRead: lead.canPromoterRead,
        },
        team,
      ];
}

/** The id of a request's heading on its page. */
export const headingId = ({ id }: Pick<OwnLead, 'id'>): string => `request-${id}`;
