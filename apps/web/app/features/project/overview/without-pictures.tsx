import type { PropertyDetail } from '@manemitra/contract/properties';
import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyPlot } from '#web/ui/empty-plot.tsx';

/** The head of a project without pictures: its description and place; no empty frame. */
export function WithoutPictures({
  project,
  description,
  around,
}: {
  project: PropertyDetail['project'];
  description: ReactNode;
  /** Its surroundings, where its place is known. */
  around: ReactNode;
}) {
  return (
    <>
      {description}
      {around ?? (
        <div className="flex items-end gap-4 rounded-lg bg-sunken px-4 pt-4 print:hidden">
          <EmptyPlot className="w-40 shrink-0 sm:w-56" />
          <p className="display pb-4 text-xl wrap-anywhere">
            {project.locality ?? 'Locality not disclosed'}
          </p>
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <ImageOff aria-hidden="true" className="size-4 shrink-0" />
        <span>No Images</span>
        <span>No images are available at the moment</span>
      </p>
    </>
  );
}
