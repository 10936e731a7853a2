import type { WithProject } from '@manemitra/contract/facts/fact-texts';
import type { PropertyCard } from '@manemitra/contract/property-card';
import { MapPin } from 'lucide-react';

/**
 * The first picture of a project in a frame of fixed shape, or where it is. A drawing never passes for a photograph: on
 * demonstration projects the caption says what it is.
 */
export function ProjectPicture({
  property: { project, isDemonstration },
  loading = 'lazy',
  sizeClass,
  withCaption = true,
}: {
  property: Pick<PropertyCard, 'isDemonstration'> & WithProject<'name' | 'images' | 'locality'>;
  loading?: 'lazy' | 'eager';
  sizeClass: string;
  withCaption?: boolean;
}) {
  const [image] = project.images;
  return (
    <figure className={`picture-frame ${sizeClass}`}>
      {image === undefined ? (
        <div className="flex size-full flex-col items-center justify-center gap-1 p-1 text-center text-sm text-ink-soft">
          <MapPin aria-hidden="true" className="size-5 shrink-0 text-areca" />
          {project.locality !== null && (
            <span className="line-clamp-2 leading-tight font-semibold wrap-anywhere">
              {project.locality}
            </span>
          )}
          <span className="text-xs">No Images</span>
        </div>
      ) : (
        <img
          src={image.imageUrl}
          alt={`${project.name}: ${image.imageCaption}`}
          width={image.width}
          height={image.height}
          loading={loading}
          decoding="async"
          fetchPriority={loading === 'eager' ? 'high' : undefined}
          className="picture"
        />
      )}
      {withCaption && image !== undefined && isDemonstration && (
        <figcaption className="picture-word">
          Demonstration
          <span className="picture-more"> project, illustration</span>
        </figcaption>
      )}
    </figure>
  );
}
