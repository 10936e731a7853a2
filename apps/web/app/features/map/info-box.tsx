import { Popup, useMap } from '@vis.gl/react-maplibre';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { InfoWindow } from './city-map-props.ts';

/** A box beside a point. It takes the focus and gives it back to what opened it, unless the whole map goes. */
export function InfoBox({ at: [latitude, longitude], content, onClose }: InfoWindow) {
  const [opener] = useState(() => document.activeElement);
  // The library closes it also when the whole map goes: nobody has closed it then, and "back" opens it again.
  const isHere = useRef(true);
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const frame = useMap().current?.getContainer();
  // Once the box closes no pin is pressed any more, so it is looked for while one is.
  const pin = useRef<Element | null>(null);
  useEffect(() => {
    pin.current = frame?.querySelector('button[aria-pressed="true"]') ?? pin.current;
  });
  useEffect(
    () => () => {
      if (!frame?.isConnected) return;
      // The page itself is nobody's place either.
      const isGone = !(opener instanceof HTMLElement) || opener.tabIndex < 0 || !opener.isConnected;
      // Where it stood open when the map came, the chosen pin opens it again.
      const back = isGone ? pin.current : opener;
      if (back instanceof HTMLElement) back.focus();
    },
    [opener, frame],
  );
  return (
    <Popup
      latitude={latitude}
      longitude={longitude}
      offset={26}
      maxWidth="18rem"
      closeOnClick={false}
      onClose={() => isHere.current && onClose()}
    >
      {content}
    </Popup>
  );
}
