import { formatMoment } from '@manemitra/domain/moments';
import { ReraLine } from '#web/features/project-card/public.ts';
import type { AccountData } from './own-data.ts';
import { Panel } from './panel.tsx';

type Lead = AccountData['leads'][number];

/** Who was given the buyer's number, for which project, when, and for what. */
export function NumberGivenTo({ leads }: { leads: readonly Lead[] }) {
  return (
    <Panel title="Who got your number">
      <ul className="flex flex-col gap-3">
        {leads.map((lead) => (
          <li
            key={`${lead.project} ${lead.createdAt}`}
            className="border-t border-hairline pt-3 first:border-0 first:pt-0"
          >
            <p className="font-semibold wrap-anywhere">
              {lead.recipient === 'promoter' ? `${lead.promoter}, and our team` : 'Our team'}
            </p>
            <p className="wrap-anywhere text-ink-soft">
              for {lead.project}, {waysOf(lead)}
            </p>
            <ReraLine property={{ project: lead, isDemonstration: lead.isDemonstration }} />
            {lead.consent !== null && (
              <p className="text-sm leading-snug text-ink-soft">You agreed to: {lead.consent}</p>
            )}
            <p className="figures text-sm text-ink-soft">
              {formatMoment(lead.createdAt)}
              {lead.withdrawnAt !== null && `, taken back ${formatMoment(lead.withdrawnAt)}`}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function waysOf({ call, whatsapp }: Lead): string {
  if (call && whatsapp) return 'to call and to write on WhatsApp';
  if (whatsapp) return 'to write on WhatsApp';
  return call ? 'to call' : 'to answer';
}
