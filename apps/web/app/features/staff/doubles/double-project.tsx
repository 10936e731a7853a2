import type { DoubleProject } from '@manemitra/contract/staff-doubles';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { linkStyle } from '#web/ui/button.tsx';

/** One of two projects, with its differences from the other and everything attached to it. */
export function DoubleSummary({ project }: { project: DoubleProject }) {
  const { id, name, promoter, locality, pincode, reraNumbers, isPublished, source } = project;
  const place = [locality, pincode].filter((each) => each !== null).join(', ');
  return (
    <span className="flex max-w-96 sm:min-w-56 flex-col gap-0.5 font-normal">
      <Link
        to={paths.staff(`modify-component/${id}`)}
        className={`font-semibold wrap-anywhere ${linkStyle}`}
      >
        {name}
      </Link>
      <span className="wrap-anywhere">{promoter}</span>
      <span className="text-sm wrap-anywhere text-ink-soft">
        {place === '' ? 'No place known' : place}
      </span>
      <span className="figures text-sm wrap-anywhere text-ink-soft">
        {reraNumbers.length === 0 ? 'No RERA number' : reraNumbers.join(', ')}
      </span>
      <span className="text-sm wrap-anywhere text-ink-soft">
        Project {id}, {hangsOn(project)}, from {source}
      </span>
      {!isPublished && (
        <span>
          <Badge>Not published</Badge>
        </span>
      )}
    </span>
  );
}

/** `3 unit types, 1 picture, 2 requests`. */
function hangsOn({ homes, pictures, documents, leads }: DoubleProject): string {
  const counts = [
    [homes, 'unit type'],
    [pictures, 'picture'],
    [documents, 'document'],
    [leads, 'request'],
  ] as const;
  const said = counts.flatMap(([count, word]) =>
    count === 0 ? [] : [`${count} ${word}${count === 1 ? '' : 's'}`],
  );
  return said.length === 0 ? 'no homes, pictures or requests' : said.join(', ');
}
