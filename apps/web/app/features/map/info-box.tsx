import { X } from 'lucide-react';
import type OlMap from 'ol/Map.js';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useReducedMotion } from '#web/browser/use-reduced-motion.ts';
import { ABOVE, type Box, type BoxAnchor, boxAnchor, boxCutOff } from './box-anchor.ts';
import type { InfoWindow } from './city-map-props.ts';
import { useMap } from './map-context.ts';
import { Mark } from './mark.tsx';
import type { MarkBox } from './names-off-marks.ts';
import { toMap } from './projection.ts';
import { panBy } from './use-camera.ts';

const CALM_MS = 200;

/** A box beside a point. It takes the focus and gives it back to what opened it, unless the whole map goes. */
export function InfoBox({
  at,
  content,
  onClose,
  marks,
}: InfoWindow & { marks: readonly MarkBox[] }) {
  const map = useMap();
  const box = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  const frame = map.getTargetElement();
  const { anchor, aside } = useAnchor(box, { at, marks });
  // Once the box closes no pin is pressed any more, so it is looked for while one is.
  const pin = useRef<Element | null>(null);
  useEffect(() => {
    pin.current = frame?.querySelector('button[aria-pressed="true"]') ?? pin.current;
  });
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
    return () => {
      if (frame?.isConnected !== true) return;
      // The page itself is nobody's place either.
      const isGone = !(opener instanceof HTMLElement) || opener.tabIndex < 0 || !opener.isConnected;
      // Where it stood open when the map came, the chosen pin opens it again.
      const back = isGone ? pin.current : opener;
      if (back instanceof HTMLElement) back.focus();
    };
  }, [opener, frame]);
  return (
    <Mark at={at} anchor={anchor} aside={aside} over={3} isClosed>
      <div
        ref={box}
        data-map-box
        className="relative w-max max-w-72 min-w-40 cursor-auto rounded-xl border border-hairline bg-raised px-4 py-3.5 text-sm text-ink shadow-raised select-text"
      >
        {content}
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="absolute top-0.5 right-0.5 z-[1] flex size-9 cursor-pointer items-center justify-center rounded-lg text-ink-soft hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
    </Mark>
  );
}

/** Where the box stands: found anew when the map stands still or the box has another size, which also brings all of it in sight. */
function useAnchor(
  box: RefObject<HTMLDivElement | null>,
  {
    at,
    marks,
  }: Pick<InfoWindow, 'at'> & {
    /** What it is not to cover. */
    marks: readonly MarkBox[];
  },
): BoxAnchor {
  const map = useMap();
  const isStill = useReducedMotion();
  const [anchor, setAnchor] = useState(ABOVE);
  const place = useEffectEvent((bringIn: boolean) => {
    const [x, y] = map.getPixelFromCoordinate(toMap(at)) ?? [];
    const [width, height] = map.getSize() ?? [];
    if (box.current === null || x === undefined || y === undefined) return;
    const size = [box.current.offsetWidth, box.current.offsetHeight] as const;
    const room = [width ?? 0, (height ?? 0) - footOf(map)] as const;
    const next = boxAnchor(
      [x, y],
      room,
      size,
      marks.map((mark) => onScreen(map, mark)),
    );
    setAnchor((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    if (!bringIn) return;
    const [right, down] = boxCutOff([x, y], room, size, next);
    if (right !== 0 || down !== 0) panBy(map, -right, -down, isStill ? 0 : CALM_MS);
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const still = (): void => place(false);
    const resized = new ResizeObserver(() => place(true));
    resized.observe(element);
    map.on('moveend', still);
    return () => {
      resized.disconnect();
      map.un('moveend', still);
    };
  }, [map, box]);
  return anchor;
}

function onScreen(map: OlMap, { x, y, left, top, width, height }: MarkBox): Box {
  const [right = 0, down = 0] = map.getPixelFromCoordinate([x, y]) ?? [];
  return {
    left: right + left,
    top: down + top,
    right: right + left + width,
    bottom: down + top + height,
  };
}

/** What is said at the foot of the map lies over it, in pixels. */
const footOf = (map: OlMap): number =>
  map.getTargetElement()?.parentElement?.querySelector<HTMLElement>('[data-map-foot]')
    ?.offsetHeight ?? 0;
