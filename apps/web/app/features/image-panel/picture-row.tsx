import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { ImageRecord } from './image-record.ts';
import type { ImagePanelActions } from './use-image-panel.ts';

export function PictureRow({
  record,
  place: { index, count },
  isBusy,
  panel,
}: {
  record: ImageRecord;
  /** Where it stands among the pictures of its type. */
  place: { index: number; count: number };
  isBusy: boolean;
  panel: ImagePanelActions;
}) {
  const { imageType, imageUrl, imageCaption, publicId, width, height } = record;
  const which = `image ${index + 1} of ${imageType}`;
  return (
    <li className="flex flex-wrap items-end gap-3 rounded-md border border-hairline bg-ground p-3">
      <img
        src={imageUrl}
        alt={imageCaption || `Without a caption: ${which}`}
        width={width}
        height={height}
        className="aspect-[4/3] w-24 rounded-sm border border-hairline bg-sunken object-cover"
      />
      <div className="min-w-44 flex-1">
        <Field
          label={`Caption of ${which}`}
          hint="Needed: what the picture shows, in a few words."
          error={panel.state.captionErrors[publicId]}
        >
          <TextInput
            value={imageCaption}
            disabled={isBusy}
            onChange={(event) => panel.caption(imageType, index, event.target.value)}
          />
        </Field>
      </div>
      <div className="flex gap-1">
        {count > 1 && (
          <>
            <Button
              kind="quiet"
              size="icon"
              aria-label={`Move ${which} up`}
              disabled={isBusy || index === 0}
              onClick={() => panel.move(imageType, index, -1)}
            >
              <ArrowUp aria-hidden="true" className="size-4" />
            </Button>
            <Button
              kind="quiet"
              size="icon"
              aria-label={`Move ${which} down`}
              disabled={isBusy || index === count - 1}
              onClick={() => panel.move(imageType, index, 1)}
            >
              <ArrowDown aria-hidden="true" className="size-4" />
            </Button>
          </>
        )}
        <Button
          kind="quiet"
          size="icon"
          aria-label={`Remove ${which}`}
          disabled={isBusy}
          onClick={() => panel.remove(imageType, index)}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </li>
  );
}
