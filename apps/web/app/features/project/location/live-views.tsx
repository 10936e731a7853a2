import type { PropertyDetail } from '@manemitra/contract/properties';
import type { NearbyPlace } from '@manemitra/contract/places';
import { useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { QueryScope } from '#web/api/query-scope.tsx';
import { useSmallScreen } from '#web/browser/use-small-screen.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { scopeFor } from './around.ts';
import { MapView } from './map-view.tsx';
import { NearbyList } from './nearby-list.tsx';
import { StreetView } from './street-view.tsx';
import { useAround, useWay } from './use-around.ts';

interface Props {
  detail: PropertyDetail;
  /** Where the places are listed in words, if they are. */
  listInto?: HTMLElement | null | undefined;
}

/** Map View and Street View of a project, and the places near it. Loaded when it is wanted: `place-views.tsx`. */
export function LiveViews(props: Props) {
  return (
    <QueryScope>
      <Views {...props} />
    </QueryScope>
  );
}

function Views({ detail, listInto = null }: Props) {
  const { coordinates } = detail.project.geolocation;
  const isSmallScreen = useSmallScreen();
  const scope = scopeFor(isSmallScreen);
  const around = useAround(detail.slug, scope, coordinates !== null);
  const [view, setView] = useState('map');
  // In one box beside its mark: the project, or one place.
  const [told, setTold] = useState<'project' | NearbyPlace>();
  const place = told === 'project' ? undefined : told;
  const way = useWay(detail.slug, place);
  const frame = useRef<HTMLDivElement>(null);

  return (
    <>
      <Tabs
        look="switch"
        label="Views of the place"
        value={view}
        onChange={setView}
        tabs={[
          {
            value: 'map',
            label: 'Map View',
            content: (
              <div ref={frame} className="scroll-mt-16">
                <MapView
                  detail={detail}
                  zoom={scope.zoom}
                  isSmallScreen={isSmallScreen}
                  around={around}
                  told={told}
                  onTell={setTold}
                  way={way}
                />
              </div>
            ),
          },
          {
            value: 'street',
            label: 'Street View',
            content: (
              <div className="grid min-h-88">
                <StreetView detail={detail} />
              </div>
            ),
          },
        ]}
      />
      {listInto !== null &&
        around.data !== undefined &&
        createPortal(
          <NearbyList
            around={around.data}
            radius={scope.radius}
            selected={place}
            way={way}
            onSelect={(chosen) => {
              // The box takes the focus as it opens, and the window follows that: the map is moved whole into it after.
              flushSync(() => {
                setView('map');
                setTold(chosen);
              });
              frame.current?.scrollIntoView({ block: 'start' });
            }}
          />,
          listInto,
        )}
    </>
  );
}
