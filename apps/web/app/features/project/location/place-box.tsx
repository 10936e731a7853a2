import type { PropertyDetail } from '@manemitra/contract/properties';
import type { NearbyPlace } from '@manemitra/contract/places';
import { ProjectPicture, ReraLine } from '#web/features/project-card/public.ts';
import { boxNote } from './around.ts';
import type { useWay } from './use-around.ts';
import { WayLine } from './way-line.tsx';

/** In the box at the project's mark: its picture and its name (spec 2), and its registration. */
export function ProjectBox({ detail }: { detail: PropertyDetail }) {
  return (
    <div className="flex w-56 max-w-full flex-wrap items-center gap-x-3 gap-y-2 leading-snug">
      <ProjectPicture
        property={detail}
        sizeClass="size-20 shrink-0 rounded-md"
        withCaption={false}
      />
      <div className="min-w-0 flex-1 pr-5">
        <p className="line-clamp-3 font-semibold wrap-anywhere">{detail.project.name}</p>
        {detail.isDemonstration && (
          <p className="mt-1 text-xs text-ink-soft">Illustration, demonstration project</p>
        )}
      </div>
      {/* That it is a demonstration stands beside the name. */}
      <ReraLine
        property={{ project: detail.project, isDemonstration: false }}
        className="basis-full"
      />
    </div>
  );
}

/** In the box at the mark of a place: what it is and the way there. */
export function PlaceBox({ place, way }: { place: NearbyPlace; way: ReturnType<typeof useWay> }) {
  return (
    <div className="w-52 max-w-full leading-snug">
      <p className="line-clamp-3 pr-6 font-semibold wrap-anywhere">{place.name}</p>
      {place.nameKn !== null && (
        <p lang="kn" className="text-sm">
          {place.nameKn}
        </p>
      )}
      <p className="figures text-sm text-ink-soft">{boxNote(place)}</p>
      <output className="mt-1.5 block min-h-11 empty:hidden">
        <WayLine walk={place.walk} way={way} />
      </output>
    </div>
  );
}
