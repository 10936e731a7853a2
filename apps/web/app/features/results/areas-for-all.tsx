import type { AreaForAll } from '@manemitra/contract/besides-found';
import { againstMinutes, minutesText } from '@manemitra/domain/estimated-minutes';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { paths } from '#web/paths.ts';
import { DOT } from '#web/ui/dot.ts';
import { RowLink, RowList } from './row-link.tsx';

/** The parts of the city from which everybody is in time, where no home does for all: one tap looks there. */
export function AreasForAll({ areas }: { areas: readonly AreaForAll[] }) {
  const [first] = areas;
  if (first === undefined) return null;
  const { moreMinutes } = first;
  return (
    <section aria-labelledby="areas-for-all">
      <h2 id="areas-for-all" className="display text-lg">
        {moreMinutes === 0
          ? 'Areas that suit all of you'
          : `With ${moreMinutes} more minutes each, areas that suit all of you`}
      </h2>
      <p className="mb-2 max-w-prose text-ink-soft">
        {moreMinutes === 0
          ? 'From the middle of each, all of you get there in time on most days.'
          : 'No area that we know is near enough for all of you; these need the least more.'}{' '}
        The counts are of projects within these times, whatever else you asked for.
      </p>
      <RowList>
        {areas.map((area) => (
          <RowLink
            key={area.name}
            to={area.total === 0 ? undefined : paths.propertyList({ q: area.sentence })}
          >
            <Named area={area} />
          </RowLink>
        ))}
      </RowList>
    </section>
  );
}

function Named({ area: { name, total, people, moreMinutes } }: { area: AreaForAll }) {
  return (
    <span className="min-w-0 flex-1 leading-snug">
      <span className="font-semibold">
        {name}: {projectsText(total)}
      </span>
      <span className="figures block text-sm text-ink-soft">
        {people
          .map(({ who, place, withinMinutes, minutes }) => {
            const limit = { most: withinMinutes + moreMinutes, isYours: false };
            const { text } = againstMinutes(minutes, limit);
            return `${whose(who)}${minutesText(minutes)} to ${place}${text}`;
          })
          .join(DOT)}
        {' (estimated)'}
      </span>
    </span>
  );
}

const NAMES = { me: 'You', partner: 'Partner', child: 'Child', parent: 'Parent', other: 'Family' };

const whose = (who: AreaForAll['people'][number]['who']): string =>
  who === null ? '' : `${NAMES[who]}: `;

const projectsText = (total: number): string => {
  if (total === 0) return 'no project yet';
  return `${formatIndianNumber(total)} ${total === 1 ? 'project' : 'projects'}`;
};
