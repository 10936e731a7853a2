import type { PropertyImport } from '@manemitra/contract/staff-properties-edits';
import { formatMoment } from '@manemitra/domain/moments';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { linkStyle } from '#web/ui/button.tsx';

/** A file that told something of the project, and what became of that. */
export function ImportLine({ told }: { told: PropertyImport }) {
  const { id, kind, fileName, at, by, fields, takenBackAt } = told;
  const isRegister = kind === 'register';
  return (
    <li className="border-l-2 border-hairline pb-6 pl-4 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{isRegister ? 'Page of the register' : 'Import'}</span>
        {takenBackAt !== null && (
          <Badge tone="unknown">taken back on {formatMoment(takenBackAt)}</Badge>
        )}
        <span className="text-sm text-ink-soft">
          {by ?? 'A program'} on {formatMoment(at)}
        </span>
      </div>
      <p className="mt-1.5 text-sm wrap-anywhere">
        <Link
          to={paths.staff(isRegister ? `rera-register/${id}` : `import-properties?import=${id}`)}
          className={linkStyle}
        >
          {fileName}
        </Link>{' '}
        <span className="text-ink-soft">{whatItDid(told)}</span>
      </p>
      {fields.length > 0 && (
        <dl className="mt-1.5 flex flex-col gap-1 text-sm">
          {fields.map(({ label, before, after }) => (
            <div
              key={label}
              className="figures grid gap-x-3 wrap-anywhere sm:grid-cols-[10rem_1fr]"
            >
              <dt className="text-ink-soft">{label}</dt>
              <dd>
                <del className="text-ink-faint">{before ?? 'not known'}</del>
                <span aria-hidden="true"> → </span>
                <ins className="no-underline">{after ?? 'not known'}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function whatItDid({ outcome, beside }: PropertyImport): string {
  const did = {
    added: 'brought the project.',
    changed: 'changed it.',
    unchanged: 'changed nothing.',
  }[outcome];
  if (beside === 0) return did;
  const values = beside === 1 ? '1 other value' : `${beside} other values`;
  return `${did} ${values} of it stayed beside what a better source says.`;
}
