import { formatDay } from '@manemitra/domain/moments';
import type { StaffPropertyRow } from '@manemitra/contract/staff-properties';
import { projectPricesText, rateText } from '@manemitra/contract/facts/fact-texts';
import { BUYER_FACTS } from '@manemitra/domain/completeness';
import { formatDate } from '@manemitra/domain/dates';
import { formatShortRupees } from '@manemitra/domain/money';
import { Link } from 'react-router';
import { ReraLine } from '#web/features/project-card/public.ts';
import type { StaffColumn } from '#web/features/staff/lists/staff-list.tsx';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { linkStyle } from '#web/ui/button.tsx';
import { DOT } from '#web/ui/dot.ts';
import { STAGES } from './property-list-shape.ts';

export const editorOf = ({ id }: { id: number }): string => paths.staff(`modify-component/${id}`);

/** A project in a row; who builds it is said where several do. */
export const propertyColumns = (
  hasPromoters: boolean,
): readonly StaffColumn<StaffPropertyRow>[] => [
  {
    id: 'name',
    title: 'Project',
    sort: { up: 'name-asc', down: 'name-desc' },
    cell: (row) => (
      <span className="flex flex-col items-start gap-0.5 @xl:min-w-44 @4xl:min-w-82">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={editorOf(row)} className={`wrap-anywhere ${linkStyle}`}>
            {row.name}
          </Link>
          {row.isDemonstration && <Badge tone="tabebuia">demonstration</Badge>}
        </span>
        <span className="text-sm leading-snug font-normal text-ink-soft">
          {[row.locality, hasPromoters && row.promoter.name].filter(Boolean).join(', ')}
        </span>
        {/* The name already says that it is a demonstration. */}
        <ReraLine
          property={{ project: { rera: row.rera }, isDemonstration: false }}
          className="font-normal"
        />
      </span>
    ),
  },
  {
    id: 'state',
    title: 'Shown',
    cell: (row) => (
      <span className="flex flex-col items-start gap-1">
        <Shown row={row} />
        {row.stage !== null && (
          <span className="text-sm leading-snug text-ink-soft">
            {STAGES.find(({ value }) => value === row.stage)?.label}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'price',
    title: 'From',
    isNumber: true,
    cell: ({ priceFrom, ranges }) => {
      if (priceFrom !== null)
        return <span className="whitespace-nowrap">{formatShortRupees(priceFrom)}</span>;
      const ofProject = projectPricesText(ranges) ?? rateText(ranges);
      return ofProject && <span>{ofProject} (project)</span>;
    },
  },
  {
    id: 'completeness',
    title: 'Complete',
    sort: { up: 'completeness-asc', down: 'completeness-desc' },
    cell: (row) => <Completeness row={row} />,
  },
  {
    id: 'updated',
    title: 'Changed',
    sort: { up: 'updated-asc', down: 'updated-desc' },
    cell: ({ updatedAt, factsCheckedOn }) => (
      <span className="flex flex-col">
        <span className="whitespace-nowrap">{formatDay(updatedAt)}</span>
        <span className="text-sm leading-snug text-ink-soft">
          {factsCheckedOn === null
            ? 'day of its facts not known'
            : `facts as of ${formatDate(factsCheckedOn)}`}
        </span>
      </span>
    ),
  },
];

function Shown({ row: { isPublished, deletedAt } }: { row: StaffPropertyRow }) {
  if (deletedAt !== null) return <Badge tone="gulmohar">Deleted</Badge>;
  return isPublished ? (
    <Badge tone="areca">Published</Badge>
  ) : (
    <Badge tone="unknown">Not shown</Badge>
  );
}

const MISSING_SHOWN = 2;

/** How much of what buyers decide by is known, and the most important gaps. */
function Completeness({ row: { completeness, missing } }: { row: StaffPropertyRow }) {
  const labels = missing.map((key) => BUYER_FACTS[key].label);
  return (
    <span className="flex min-w-28 flex-col gap-1">
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="block h-1.5 w-16 rounded-full bg-sunken">
          <span
            className={`block h-full rounded-full ${completeness >= 80 ? 'bg-areca' : 'bg-haldi-bright'}`}
            style={{ inlineSize: `${completeness}%` }}
          />
        </span>
        {completeness}%
      </span>
      {labels.length > 0 && (
        <span
          className="text-sm leading-snug text-ink-soft @max-xl:line-clamp-1"
          title={labels.join(' · ')}
        >
          {labels.slice(0, MISSING_SHOWN).join(DOT)}
          {labels.length > MISSING_SHOWN && `${DOT}${labels.length - MISSING_SHOWN} more`}
        </span>
      )}
    </span>
  );
}
