import type { NearbyPlace } from '@manemitra/contract/places';
import { formatDistance } from '@manemitra/domain/geography';
import { orList } from '@manemitra/domain/list-words';
import { NearbyIcon } from '#web/ui/icons/nearby-icon.tsx';
import {
  type Around,
  cautionOf,
  farText,
  kindNote,
  type NearbyCategory,
  sourcesOf,
} from './around.ts';
import { colourOf } from './nearby-kinds.tsx';
import type { useWay } from './use-around.ts';
import { WayLine } from './way-line.tsx';

/** What the map shows, in words; choosing a place tells the way there. */
export function NearbyList({
  around: { categories },
  radius,
  selected,
  way,
  onSelect,
}: {
  around: Around;
  /** In metres. */
  radius: number;
  selected: NearbyPlace | undefined;
  way: ReturnType<typeof useWay>;
  onSelect: (place: NearbyPlace) => void;
}) {
  const sources = sourcesOf(categories);
  const held = categories.filter(({ places }) => places.length > 0);
  const lacking = categories.filter(({ places }) => places.length === 0);
  const isFurther = categories.some(({ places }) => places.some(({ meters }) => meters > radius));
  return (
    <section aria-labelledby="nearby-places" className="min-w-0">
      <h3 id="nearby-places" className="display text-xl">
        Nearby places
      </h3>
      <p className="mt-1 max-w-prose text-ink-soft">
        The nearest within {formatDistance(radius)} as the crow flies
        {isFurther ? ', and the nearest metro station that runs' : ''}. Choose one for the way
        there.
      </p>
      <div className="mt-5 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {held.map(({ id, label, places }) => (
          <section key={id} aria-labelledby={`nearby-${id}`} className="min-w-0">
            <h4 id={`nearby-${id}`} className="flex items-center gap-2 font-semibold">
              <span
                className={`flex size-7 shrink-0 items-center justify-center rounded-full text-surface ${colourOf(id)}`}
              >
                <NearbyIcon category={id} className="size-4" />
              </span>
              {label}
            </h4>
            <ul className="mt-1.5 border-t border-hairline">
              {places.map((place) => (
                <Place
                  key={place.id}
                  place={place}
                  category={label}
                  isSelected={place.id === selected?.id}
                  way={way}
                  onSelect={onSelect}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {lacking.length > 0 && (
        <p className="mt-4 max-w-prose text-ink-soft">
          Our list is short: it holds no {orList(lacking.map(({ label }) => label.toLowerCase()))}{' '}
          within {formatDistance(radius)}, which says nothing of what is there.
        </p>
      )}
      {selected !== undefined && way.data !== undefined && way.data.route !== null && (
        <p className="mt-4 max-w-prose text-sm text-ink-soft">Route: {way.data.note}</p>
      )}
      {sources.length > 0 && (
        <p className="mt-4 max-w-prose text-sm wrap-anywhere text-ink-soft">
          Places from: {sources.join('; ')}.
        </p>
      )}
    </section>
  );
}

function Place({
  place,
  category,
  isSelected,
  way,
  onSelect,
}: {
  place: NearbyPlace;
  category: NearbyCategory['label'];
  isSelected: boolean;
  way: ReturnType<typeof useWay>;
  onSelect: (place: NearbyPlace) => void;
}) {
  const kind = kindNote(place, category);
  const caution = cautionOf(place);
  return (
    <li className="border-b border-hairline">
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => onSelect(place)}
        className="flex min-h-target w-full cursor-pointer items-baseline gap-3 rounded-sm py-1.5 text-left leading-snug hover:text-areca aria-pressed:text-areca-strong"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className={isSelected ? 'font-semibold' : ''}>{place.name}</span>
          {kind !== null && <span className="text-sm text-ink-soft">, {kind.toLowerCase()}</span>}
          {caution !== null && <span className="text-sm text-haldi">, {caution}</span>}
        </span>
        <span className="figures shrink-0 text-sm text-ink-soft">{farText(place)}</span>
      </button>
      {isSelected && (
        <p className="pb-2 text-sm leading-snug empty:hidden">
          <WayLine walk={place.walk} way={way} />
        </p>
      )}
    </li>
  );
}
