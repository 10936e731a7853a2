import type { PropertyCard } from '@manemitra/contract/properties';
import { Building2 } from 'lucide-react';

/**
 * The first picture of a project in a frame of fixed shape. A drawing never passes for a photograph: on
 * demonstration projects the caption says what it is.
 */
export function ProjectPicture({
  property: { project, isDemonstration },
  loading = 'lazy',
  sizeClass,
  withCaption = true,
}: {
  property: Pick<PropertyCard, 'project' | 'isDemonstration'>;
  loading?: 'lazy' | 'eager';
  sizeClass: string;
  withCaption?: boolean;
}) {
  const [image] = project.images;
  return (
    <figure className={`relative overflow-hidden bg-sunken ${sizeClass}`}>
      {image === undefined ? (
        <div className="flex size-full flex-col items-center justify-center gap-1 text-sm text-ink-faint">
          <Building2 aria-hidden="true" className="size-6" />
          No Images
        </div>
      ) : (
        <img
          src={image.imageUrl}
          alt={`${project.name}: ${image.imageCaption}`}
          width={image.width}
          height={image.height}
          loading={loading}
          decoding="async"
          fetchPriority={loading === 'eager' ? 'high' : 'auto'}
          className="size-full object-cover"
        />
      )}
      {withCaption && image !== undefined && isDemonstration && (
        <figcaption className="absolute bottom-0 left-0 rounded-tr-sm bg-surface/90 px-2 py-0.5 text-xs text-ink-soft">
          Illustration<span className="max-sm:sr-only">, demonstration project</span>
        </figcaption>
      )}
    </figure>
  );
}
