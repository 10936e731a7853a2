import { Bus, Droplets } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';

/** What is drawn on the map only where somebody wants to see it. */
export type LayerId = 'buses' | 'floods';

const LAYERS = [
  { id: 'buses', Icon: Bus, before: '', name: 'Bus lines' },
  { id: 'floods', Icon: Droplets, before: 'Known ', name: 'flood spots' },
] as const;

/** As they were set last in this visit: a search within the map's area is another map. */
let last: Partial<Record<LayerId, boolean>> = {};

/** Which layers are shown: those that the search is about, else as somebody set them. */
export function useLayers(isAboutFloods: boolean) {
  const [shown, setShown] = useState<Record<LayerId, boolean>>(() => ({
    buses: last.buses ?? false,
    floods: isAboutFloods || (last.floods ?? false),
  }));
  const toggle = (id: LayerId): void => {
    last = { ...last, [id]: !shown[id] };
    setShown({ ...shown, [id]: !shown[id] });
  };
  return { shown, toggle };
}

/** Each layer with a button that shows or hides it: by its name, or where there is little room by its sign. */
export function LayerButtons({
  shown,
  toggle,
  isBrief = false,
  className = '',
}: ReturnType<typeof useLayers> & { isBrief?: boolean; className?: string }) {
  return (
    <div
      data-over-map=""
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element groups buttons without a frame of its own
      role="group"
      aria-label="Also on the map"
      className={`flex gap-2 ${className}`}
    >
      {LAYERS.map(({ id, Icon, before, name }) => (
        <Button
          key={id}
          kind={shown[id] ? 'soft' : 'quiet'}
          size={isBrief ? 'small-icon' : 'small'}
          title={isBrief ? `${before}${name}` : undefined}
          aria-pressed={shown[id]}
          onClick={() => toggle(id)}
        >
          <Icon aria-hidden="true" className="size-4" />
          <span className={isBrief ? 'sr-only' : ''}>
            {before !== '' && <span className="sr-only">{before}</span>}
            <span className="first-letter:uppercase inline-block">{name}</span>
          </span>
        </Button>
      ))}
    </div>
  );
}
