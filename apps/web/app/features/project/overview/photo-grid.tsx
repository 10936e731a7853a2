import type { PropertyDetail } from '@manemitra/contract/properties';
import { Images } from 'lucide-react';
import { GalleryLink, type GallerySet } from '#web/features/gallery/public.ts';

const TILES = 4;

/** The first pictures of a project, none where it has none; each opens the gallery, and the last says how many more there are. */
export function PhotoGrid({ property }: { property: PropertyDetail }) {
  const set = picturesOf(property);
  const [main, ...others] = set.pictures;
  if (main === undefined) return null;
  const small = others.slice(0, TILES);
  const rest = set.pictures.length - 1 - small.length;
  return (
    <figure>
      <div className={`grid gap-2 ${small.length > 0 ? 'sm:grid-cols-[3fr_1fr]' : ''}`}>
        <GalleryLink
          set={set}
          at={0}
          label={`Open picture 1 of ${set.pictures.length}: ${main.caption}`}
          className="relative block overflow-hidden rounded-lg bg-sunken"
        >
          <img
            src={main.src}
            alt=""
            width={main.width}
            height={main.height}
            loading="eager"
            decoding="async"
            fetchPriority="high"
            data-lost="The picture could not be loaded"
            className="calm-if-lost aspect-[16/10] size-full object-cover print:aspect-[2/1]"
          />
          {others.length > 0 && (
            <span
              aria-hidden="true"
              className="absolute right-2 bottom-2 flex min-h-8 items-center gap-1.5 rounded-md bg-grove/85 px-2.5 text-sm font-semibold text-on-grove sm:hidden print:hidden [@media(scripting:none)]:hidden"
            >
              <Images aria-hidden="true" className="size-4" />
              {moreText(others.length)}
            </span>
          )}
        </GalleryLink>
        {/* On a phone a row of them lies half under the bar, too small to hit; there the picture leads to all. */}
        {small.length > 0 && (
          <ul className="grid grid-cols-4 gap-2 max-sm:[@media_screen_and_(scripting:enabled)]:hidden sm:grid-cols-1 sm:grid-rows-4">
            {small.map((picture, index) => {
              const isLast = index === small.length - 1;
              const more = isLast && rest > 0 ? `, and ${rest} more` : '';
              return (
                <li key={picture.src} className="relative min-h-0">
                  <GalleryLink
                    set={set}
                    at={index + 1}
                    label={`Open picture ${index + 2} of ${set.pictures.length}: ${picture.caption}${more}`}
                    className="block overflow-hidden rounded-md bg-sunken max-sm:aspect-[4/3] sm:absolute sm:inset-0 print:bg-transparent"
                  >
                    <img
                      src={picture.src}
                      alt=""
                      width={picture.width}
                      height={picture.height}
                      loading="lazy"
                      decoding="async"
                      className="calm-if-lost size-full object-cover"
                    />
                    {isLast && rest > 0 && (
                      <span className="absolute inset-0 flex items-center justify-center rounded-md print:hidden bg-grove/75 px-1 text-center text-sm leading-tight font-semibold text-on-grove sm:text-base">
                        {moreText(rest)}
                      </span>
                    )}
                  </GalleryLink>
                </li>
              );
            })}
          </ul>
        )}
      </div>
      {set.note !== undefined && (
        <figcaption className="mt-1.5 text-sm text-ink-soft">{set.note}</figcaption>
      )}
    </figure>
  );
}

const moreText = (count: number): string => `+${count} ${count === 1 ? 'photo' : 'photos'}`;

function picturesOf({ project, isDemonstration }: PropertyDetail): GallerySet {
  return {
    title: `Pictures of ${project.name}`,
    pictures: project.images.map(({ imageUrl, imageCaption, width, height }) => ({
      src: imageUrl,
      caption: imageCaption,
      width,
      height,
    })),
    // A drawing never passes for a photograph.
    note: isDemonstration ? 'Illustrations, not photographs.' : undefined,
  };
}
