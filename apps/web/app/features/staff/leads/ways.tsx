import type { StaffLead } from '@manemitra/contract/leads';
import { formatPhone } from '@manemitra/domain/phone-display';
import { linkStyle } from '#web/ui/button.tsx';

/** The ways of contact that the buyer allowed, each as a link. */
export function Ways({ lead: { buyer, call, whatsapp } }: { lead: StaffLead }) {
  if (buyer === null) return <span className="text-ink-faint">nothing any more</span>;
  const number = buyer.phone;
  return (
    <span className="flex flex-wrap gap-x-3">
      {call && (
        <a href={`tel:${number}`} className={linkStyle}>
          Call<span className="sr-only"> {buyer.name ?? formatPhone(number)}</span>
        </a>
      )}
      {whatsapp && (
        <a
          href={`https://wa.me/${number.replace('+', '')}`}
          target="_blank"
          rel="noreferrer"
          className={linkStyle}
        >
          WhatsApp<span className="sr-only"> {buyer.name ?? formatPhone(number)}</span>
        </a>
      )}
    </span>
  );
}
