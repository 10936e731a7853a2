import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import {
  STREET_ZOOM_FIRST,
  STREET_ZOOM_MAX,
  STREET_ZOOM_MIN,
  streetFrameAt,
  withinStreetZoom,
} from './street-zoom.ts';

/** A panorama in the page, with the zoom of spec 9. */
export function StreetFrame({ frameUrl, name }: { frameUrl: string; name: string }) {
  const [zoom, setZoom] = useState(STREET_ZOOM_FIRST);
  const step = (by: 1 | -1) => setZoom((now) => withinStreetZoom(now + by));
  return (
    <div className="relative overflow-hidden rounded-lg border border-hairline">
      <iframe
        title={`The street before ${name}`}
        src={streetFrameAt(frameUrl, zoom)}
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is of another origin, so it cannot undo its own sandbox
        sandbox="allow-scripts allow-same-origin allow-popups"
        className="block h-88 w-full sm:h-[30rem]"
      />
      <div className="absolute top-3 right-3 flex gap-2">
        <Button
          kind="quiet"
          size="small-icon"
          aria-label="Zoom out"
          disabled={zoom === STREET_ZOOM_MIN}
          onClick={() => step(-1)}
        >
          <ZoomOut aria-hidden="true" className="size-5" />
        </Button>
        <Button
          kind="quiet"
          size="small-icon"
          aria-label="Zoom in"
          disabled={zoom === STREET_ZOOM_MAX}
          onClick={() => step(1)}
        >
          <ZoomIn aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </div>
  );
}
