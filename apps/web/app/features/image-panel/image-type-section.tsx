import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { ImageType } from './image-record.ts';
import { ofType } from './panel-state.ts';
import { PictureRow } from './picture-row.tsx';
import { UploadRow } from './upload-row.tsx';
import type { ImagePanelActions } from './use-image-panel.ts';

const WORDS: Record<ImageType, { title: string; hint: string; add: string }> = {
  main: {
    title: 'Main image',
    hint: 'One, of the whole building; cards and previews show it.',
    add: 'Choose the main image',
  },
  amenities: { title: 'Amenities', hint: 'Clubhouse, pool, gardens.', add: 'Add amenities' },
  interiors: { title: 'Interiors', hint: 'Rooms of a sample home.', add: 'Add interiors' },
  exteriors: { title: 'Exteriors', hint: 'The building and its grounds.', add: 'Add exteriors' },
  real: {
    title: 'Real photos',
    hint: 'Photographs of what is built so far.',
    add: 'Add real photos',
  },
};

/** The pictures of one type, those on their way, and the way to add more. */
export function ImageTypeSection({
  imageType,
  panel,
  isBusy,
}: {
  imageType: ImageType;
  panel: ImagePanelActions;
  isBusy: boolean;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { title, hint, add } = WORDS[imageType];
  const records = ofType(panel.state, imageType);
  const uploads = panel.state.uploads.filter((upload) => upload.imageType === imageType);

  function onChoose(event: ChangeEvent<HTMLInputElement>): void {
    const files = [...(event.target.files ?? [])];
    // The same file can be chosen again.
    event.target.value = '';
    void panel.choose(files, imageType);
  }

  return (
    <fieldset
      aria-labelledby={id}
      className="min-w-0 rounded-lg border border-hairline bg-surface p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p id={id} className="font-semibold">
            {title}
          </p>
          <p className="text-sm text-ink-soft">{hint}</p>
        </div>
        <Button kind="quiet" size="small" disabled={isBusy} onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden="true" className="size-4" />
          {imageType === 'main' && records.length > 0 ? 'Replace the main image' : add}
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple={imageType !== 'main'}
          aria-label={`Files for: ${title}`}
          className="hidden"
          onChange={onChoose}
        />
      </div>
      {records.length + uploads.length > 0 && (
        <ul className="mt-4 flex flex-col gap-3">
          {records.map((record, index) => (
            <PictureRow
              key={record.publicId}
              record={record}
              place={{ index, count: records.length }}
              isBusy={isBusy}
              panel={panel}
            />
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} panel={panel} />
          ))}
        </ul>
      )}
    </fieldset>
  );
}
