import type { PropertyDetail } from '@manemitra/contract/properties';
import { ProjectPicture } from './project-picture.tsx';

const SIDE_PICTURES = 2;

/** The main picture and, on wide screens, the next two beside it. */
export function Gallery({ property }: { property: PropertyDetail }) {
  const side = property.project.images.slice(1, 1 + SIDE_PICTURES);
  return (
    <div className={`grid gap-2 ${side.length > 0 ? 'md:grid-cols-[2fr_1fr]' : ''}`}>
      <ProjectPicture
        property={property}
        loading="eager"
        sizeClass="aspect-[16/10] rounded-lg md:aspect-[16/9]"
      />
      {side.length > 0 && (
        <ul className="hidden min-h-0 grid-rows-2 gap-2 md:grid">
          {side.map((image) => (
            <li
              key={image.imageUrl}
              className="relative min-h-0 overflow-hidden rounded-lg bg-sunken"
            >
              <img
                src={image.imageUrl}
                alt={`${property.project.name}: ${image.imageCaption}`}
                width={image.width}
                height={image.height}
                loading="lazy"
                decoding="async"
                className="absolute inset-0 size-full object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
