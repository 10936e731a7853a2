import type { ChatCard } from '@manemitra/contract/chats';
import type { PropertyDetail } from '@manemitra/contract/properties';
import { useEffect, useState } from 'react';
import { httpClient } from '#web/api/http-client.ts';
import { LeadButton, leadProjectOf } from '#web/features/leads/public.ts';
import { ReraLine } from '#web/features/project-card/public.ts';
import { buttonStyle } from '#web/ui/button.tsx';

/**
 * Requests a call about a project from within the conversation. The form says who gets the number, by what means they may
 * call, and what is sent along; nothing is sent before the buyer agrees.
 */
export function CallbackCard({
  card: { slug, name },
  visit,
}: {
  card: ChatCard;
  /** When a visit would suit: the request says it. */
  visit?: string | undefined;
}) {
  const [detail, setDetail] = useState<PropertyDetail>();
  useEffect(() => {
    let isHere = true;
    // Where it cannot be loaded, the answer's own link leads to the form on the page of the project.
    httpClient.getProperty({ params: { id: slug } }).then(
      (loaded) => isHere && setDetail(loaded),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [slug]);
  if (detail === undefined || detail.contactPromoter === null) return null;
  const template = detail.contactPromoter;
  const message =
    visit === undefined
      ? template.message
      : `${template.message} I would like to visit on ${visit}.`;
  return (
    <div className="mt-2.5 flex flex-col gap-2 rounded-md border border-hairline bg-ground px-3 py-2.5 leading-snug">
      <p>
        <span className="block font-semibold">{name}</span>
        <span className="text-sm text-ink-soft">by {detail.promoter.name}</span>
      </p>
      <ReraLine property={detail} />
      <LeadButton
        ask={{ kind: 'callback', template: { ...template, message } }}
        project={leadProjectOf(detail)}
        className={buttonStyle({ size: 'small', className: 'self-start' })}
      >
        {visit === undefined ? 'Request a callback' : `Ask for a visit on ${visit}`}
      </LeadButton>
    </div>
  );
}
