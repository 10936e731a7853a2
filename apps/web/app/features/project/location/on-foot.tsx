import {
  asOfText,
  beingBuiltText,
  busLinesText,
  isSurelyNear,
  kindBeside,
  stationText,
} from '@manemitra/contract/facts/on-foot-texts';
import { ON_FOOT_MINUTES } from '@manemitra/contract/limits';
import type { OnFoot as Known } from '@manemitra/contract/on-foot';
import { minutesText } from '@manemitra/domain/estimated-minutes';
import { formatDistance } from '@manemitra/domain/geography';
import { NEAR } from '@manemitra/domain/near-distances';
import { Bus, Footprints, TrainFront } from 'lucide-react';
import type { ReactNode } from 'react';
import { linkStyle } from '#web/ui/button.tsx';

/** How far it is on foot to the metro, to a bus and to nearby places; which values are estimated, and of which date. */
export function OnFoot({ known }: { known: Known | null }) {
  return (
    <section aria-labelledby="location-on-foot" className="min-w-0">
      <h3 id="location-on-foot" className="display mb-3 text-xl">
        On foot
      </h3>
      {known === null ? (
        <p className="text-ink-soft">
          The exact place is not known, so we cannot say how far one walks.
        </p>
      ) : (
        <div className="flex flex-col gap-6">
          <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
            <Metro known={known} />
            <Buses buses={known.buses} />
          </div>
          <Places places={known.places} />
          <p className="max-w-prose text-sm text-ink-soft">{howFar(known)}</p>
        </div>
      )}
    </section>
  );
}

function Part({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h4 className="flex items-center gap-2 font-semibold">
        <span className="shrink-0 text-areca">{icon}</span>
        {title}
      </h4>
      {children}
    </div>
  );
}

function Metro({ known: { metro, metroBeingBuilt } }: { known: Known }) {
  return (
    <Part icon={<TrainFront aria-hidden="true" className="size-5" />} title="Metro">
      <p className="figures mt-1.5">
        {stationText(metro)}
        {metro.walk === null && ': too far to walk'}
      </p>
      {metroBeingBuilt !== null && (
        <p className="figures mt-2 text-ink-soft">
          Being built: {beingBuiltText(metroBeingBuilt)}.{' '}
          {metroBeingBuilt.promised !== null && (
            <a href={metroBeingBuilt.promised.source.url} rel="noreferrer" className={linkStyle}>
              The report
            </a>
          )}
        </p>
      )}
    </Part>
  );
}

/** More than so many lines of a stop nobody reads. */
const LINES_SHOWN = 12;

function Buses({ buses }: { buses: Known['buses'] }) {
  if (buses === null) return null;
  return (
    <Part icon={<Bus aria-hidden="true" className="size-5" />} title="Buses">
      {buses.stops.length === 0 ? (
        <p className="mt-1.5 text-ink-soft">
          No stop that we know of is within {formatDistance(NEAR['bus-stop'].meters)} on foot.
        </p>
      ) : (
        <ul className="mt-1.5 border-t border-hairline">
          {buses.stops.map((stop) => (
            <li key={stop.name} className="border-b border-hairline py-1.5 leading-snug">
              <p className="flex items-baseline gap-3">
                <span className="min-w-0 flex-1 wrap-anywhere">{stop.name}</span>
                <span className="figures shrink-0 text-sm text-ink-soft">
                  {formatDistance(stop.walk.meters)}
                </span>
              </p>
              <p className="figures text-sm text-ink-soft">{busLinesText(stop, LINES_SHOWN)}</p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Places({ places }: { places: Known['places'] }) {
  const near = places.filter(({ walk }) => isSurelyNear(walk));
  const others = places.filter((place) => !near.includes(place));
  return (
    <Part
      icon={<Footprints aria-hidden="true" className="size-5" />}
      title={`Within ${ON_FOOT_MINUTES} minutes, by estimate`}
    >
      {near.length === 0 ? (
        <p className="mt-1.5 max-w-prose text-ink-soft">
          None of the places in our list. It is short: ask what else is near.
        </p>
      ) : (
        <PlaceList places={near} />
      )}
      {others.length > 0 && (
        <>
          <p className="mt-4 text-sm font-semibold">A slow walk takes longer</p>
          <PlaceList places={others} />
        </>
      )}
    </Part>
  );
}

function PlaceList({ places }: { places: Known['places'] }) {
  return (
    <ul className="mt-1.5 grid gap-x-8 border-t border-hairline sm:grid-cols-2">
      {places.map((place) => (
        <li
          key={`${place.kind} ${place.name} ${place.walk.meters}`}
          className="flex items-baseline gap-3 border-b border-hairline py-1.5 leading-snug"
        >
          <span className="min-w-0 flex-1 wrap-anywhere">
            {place.name}
            <Kind of={kindBeside(place)} />
          </span>
          <span className="figures shrink-0 text-sm text-ink-soft">
            {formatDistance(place.walk.meters)}, {minutesText(place.walk.minutes)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Kind({ of }: { of: string | null }) {
  return of !== null && <span className="text-sm text-ink-soft">, {of}</span>;
}

/** What all of it rests on. */
function howFar({ metro, metroBeingBuilt, buses, places }: Known): string {
  const walks = [metro, metroBeingBuilt, ...(buses?.stops ?? []), ...places].flatMap(
    (each) => each?.walk ?? [],
  );
  const along = walks.filter(({ isAlongStreets }) => isAlongStreets).length;
  const ways =
    along === walks.length
      ? 'Ways are along the streets that we know'
      : along === 0
        ? 'The small streets here are not known to us, so ways are guessed: a third longer than the straight line'
        : 'Ways are along the streets that we know, and a third longer than the straight line where we do not know them';
  const sources = [...new Set(places.map(({ source }) => source))];
  return [
    `${ways}; minutes are estimated.`,
    ...(buses === null ? [] : [`Stops and lines as of ${asOfText(buses.asOf)}: ${buses.source}.`]),
    ...(sources.length === 0 ? [] : [`Places from: ${sources.join('; ')}.`]),
  ].join(' ');
}
