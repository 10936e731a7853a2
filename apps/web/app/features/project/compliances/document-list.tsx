import { ExternalLink, FileText } from 'lucide-react';
import { usePdfDialog } from '#web/features/pdf/public.ts';
import { FollowLink } from '#web/ui/follow-link.tsx';
import type { DocumentRow, DocumentSection } from './document-sections.ts';

const rowStyle = 'paper-row';

/** Papers to open one after the other. Without JavaScript they are links. */
export function DocumentList({ section: { label, rows, shown } }: { section: DocumentSection }) {
  const pdf = usePdfDialog(label, shown);
  if (rows.length === 0) {
    return (
      <p className="rounded-lg border border-dashed border-outline px-4 py-6 text-center text-ink-soft">
        {/* Spec 8. */}
        No {label} documents available
      </p>
    );
  }
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={`${row.name} ${row.href}`} className="border-b border-hairline">
            <Row row={row} onOpen={pdf.open} onNear={pdf.prepare} />
          </li>
        ))}
      </ul>
      {pdf.dialog}
    </>
  );
}

function Row({
  row: { name, href, at, host },
  onOpen,
  onNear,
}: {
  row: DocumentRow;
  onOpen: (at: number, opener: HTMLElement) => void;
  onNear: () => void;
}) {
  const icon = <FileText aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />;
  const title = (
    <span className="min-w-0 flex-1 wrap-anywhere">
      {name}
      {host !== null && <span className="block text-sm text-ink-soft">On {host}</span>}
    </span>
  );
  if (href === null) {
    return (
      <p className={`${rowStyle} text-ink-soft`}>
        {icon}
        {title}
        <span className="text-sm">No address</span>
      </p>
    );
  }
  const isOpenedHere = at !== null;
  return (
    <FollowLink
      href={href}
      onFollow={isOpenedHere ? (link) => onOpen(at, link) : undefined}
      {...(isOpenedHere ? { onPointerEnter: onNear, onFocus: onNear } : { rel: 'noreferrer' })}
      className={`${rowStyle} rounded-sm hover:text-areca`}
    >
      <span className="text-areca">{icon}</span>
      {title}
      <span className="shrink-0 text-sm text-ink-soft">
        {host === null ? 'PDF' : <ExternalLink aria-hidden="true" className="size-4" />}
      </span>
    </FollowLink>
  );
}
