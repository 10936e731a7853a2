import type { PropertyDetail } from '@manemitra/contract/properties';
import type { NearbyPlace } from '@manemitra/contract/places';
import { CityMap } from '#web/features/map/public.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AboutMap } from './about-map.tsx';
import { lookAt, pathOf } from './around.ts';
import { MapBoundary } from './map-boundary.tsx';
import { MAP_HEIGHT } from './map-height.ts';
import { nearbyKinds, nearestStation, unknownKinds } from './nearby-kinds.tsx';
import { MapNotAvailable, NO_POINT } from './not-available.tsx';
import { PlaceBox, ProjectBox } from './place-box.tsx';
import type { useAround, useWay } from './use-around.ts';

/** The project on the map, what is near it, and the way to the place that was chosen. */
export function MapView({
  detail,
  zoom,
  isSmallScreen,
  around,
  told,
  onTell,
  way,
}: {
  detail: PropertyDetail;
  zoom: number;
  isSmallScreen: boolean;
  around: ReturnType<typeof useAround>;
  told: 'project' | NearbyPlace | undefined;
  onTell: (told: 'project' | NearbyPlace | undefined) => void;
  way: ReturnType<typeof useWay>;
}) {
  const { name, geolocation } = detail.project;
  const at = geolocation.coordinates;
  if (at === null) {
    return geolocation.approximate === null ? (
      <MapNotAvailable why={NO_POINT} />
    ) : (
      <AboutMap name={name} place={geolocation.approximate} />
    );
  }
  const places = around.data?.categories.flatMap((category) => category.places) ?? [];
  const place = told === 'project' ? undefined : told;
  const route = way.data?.route ?? null;
  const close = (): void => onTell(undefined);

  return (
    <div className="flex flex-col gap-4">
      <MapBoundary
        instead={<MapNotAvailable why="It could not be loaded. Load the page again to retry." />}
      >
        <CityMap
          label="Map of the project"
          center={place === undefined ? at : lookAt(at, place.coordinates, isSmallScreen)}
          zoom={zoom}
          alsoInSight={nearestStation(around.data?.categories ?? [])}
          heightClass={MAP_HEIGHT}
          pins={[{ id: detail.id, name, at }]}
          // Over the marks of the places.
          selectedPinId={detail.id}
          onPinSelect={() => onTell('project')}
          nearby={around.data === undefined ? unknownKinds() : nearbyKinds(around.data.categories)}
          onPlaceSelect={({ id }) => onTell(places.find((known) => known.id === id))}
          {...(told === 'project' && {
            infoWindow: { at, content: <ProjectBox detail={detail} />, onClose: close },
          })}
          {...(place !== undefined && {
            infoWindow: {
              at: place.coordinates,
              content: <PlaceBox place={place} way={way} />,
              onClose: close,
            },
          })}
          {...(route !== null && {
            route: { path: pathOf(route), isEstimated: route.isEstimated },
          })}
        />
      </MapBoundary>
      {around.data?.note && <p className="max-w-prose text-haldi">{around.data.note}</p>}
      {around.isError && (
        <Notice
          tone="warning"
          text="The places near this project could not be loaded. The map and the address are still correct."
          action={
            <Button
              kind="quiet"
              size="small"
              isLoading={around.isFetching}
              onClick={() => void around.refetch()}
            >
              Try again
            </Button>
          }
        />
      )}
    </div>
  );
}
