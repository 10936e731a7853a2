import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';

type Gone = NonNullable<ImportView['plan']>['gone'];

/** Projects that earlier files of the same source told of, and this one does not. */
export function ProjectsGone({ gone: { count, first } }: { gone: Gone }) {
  const words =
    count === 1
      ? '1 project of earlier files from this source is not in this one. It stays as it is:'
      : `${formatIndianNumber(count)} projects of earlier files from this source are not in this one. They stay as they are:`;
  const rest = count - first.length;
  return (
    <p className="max-w-prose text-ink-soft">
      {words}{' '}
      {first.map(({ id, name }, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link to={paths.staff(`modify-component/${id}`)} className={`wrap-anywhere ${linkStyle}`}>
            {name}
          </Link>
        </span>
      ))}
      {rest > 0 && ` and ${formatIndianNumber(rest)} more`}.
    </p>
  );
}
