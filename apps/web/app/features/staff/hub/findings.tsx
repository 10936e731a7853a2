import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { Link } from 'react-router';
import { ReraLine } from '#web/features/project-card/public.ts';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { linkStyle } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import type { Finding } from './find-everywhere.ts';

/** The results of a search word, by kind. */
export function Findings({ find, findings }: { find: string; findings: readonly Finding[] }) {
  const shown = findings.filter(({ total, failure }) => total > 0 || failure !== null);
  if (shown.length === 0) {
    return (
      <EmptyState
        title={`Nothing has “${find}” in it`}
        text="Projects, promoters, operators and users were searched as far as you may see them."
      />
    );
  }
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {shown.map(({ title, total, failure, items, allHref }) => (
        <Panel key={title} title={`${title} (${formatIndianNumber(total)})`}>
          {failure !== null && <FailureNotice text={failure} />}
          <ul className="-my-1 flex flex-col">
            {items.map(({ name, note, href, project }) => (
              <li key={href} className="border-b border-hairline py-1.5 last:border-b-0">
                <Link to={href} className={`wrap-anywhere ${linkStyle}`}>
                  {name}
                </Link>
                {note !== null && <span className="block text-sm text-ink-soft">{note}</span>}
                {project !== undefined && <ReraLine property={project} />}
              </li>
            ))}
          </ul>
          {total > items.length && (
            <Link to={allHref} className={`self-start ${linkStyle}`}>
              All {formatIndianNumber(total)}
            </Link>
          )}
        </Panel>
      ))}
    </div>
  );
}
