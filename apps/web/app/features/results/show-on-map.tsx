import { use } from 'react';
import { buttonStyle } from '#web/ui/button.tsx';
import { Sign } from '#web/ui/sign.tsx';
import { SightOfMapContext } from './list-and-map.ts';

/** On the card of a home whose pin lies beyond the edge of the map beside the list: moves the map to it. */
export function ShowOnMap({ id, name }: { id: string; name: string }) {
  const sight = use(SightOfMapContext);
  if (sight?.beyond.has(id) !== true) return null;
  return (
    <button
      type="button"
      title="Not in sight on the map"
      onClick={() => sight.show(id)}
      className={buttonStyle({ kind: 'plain', size: 'small' })}
    >
      <Sign of="off-map" />
      <span className="sr-only">Not in sight on the map: </span>
      <span className="@max-xl:sr-only">Show on map</span>
      <span className="sr-only">{`: ${name}`}</span>
    </button>
  );
}
