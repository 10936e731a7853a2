import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { IMAGE_TYPES, type ImageRecord } from './image-record.ts';
import { ImageTypeSection } from './image-type-section.tsx';
import { isUploading } from './panel-state.ts';
import { type SaveImages, type UploadFile, useImagePanel } from './use-image-panel.ts';

/** The pictures of a project by type: added, described, put in order, removed, and saved together (spec 2). */
export function ImagePanel({
  initial = [],
  upload,
  save,
  onChange,
}: {
  initial?: readonly ImageRecord[];
  upload: UploadFile;
  save: SaveImages;
  /** Told what the pictures are after each change of them, saved or not. */
  onChange?: (records: readonly ImageRecord[]) => void;
}) {
  const panel = useImagePanel(initial, { upload, save });
  const { state } = panel;
  const told = useRef(state.records);
  useEffect(() => {
    if (told.current === state.records) return;
    told.current = state.records;
    onChange?.(state.records);
  }, [state.records, onChange]);
  const isBusy = isUploading(state) || state.isSaving;
  return (
    <div className="flex flex-col gap-6">
      {state.failure !== null && <FailureNotice text={state.failure} />}
      {IMAGE_TYPES.map((imageType) => (
        <ImageTypeSection key={imageType} imageType={imageType} panel={panel} isBusy={isBusy} />
      ))}
      <div className="flex flex-wrap items-center gap-4 border-t border-hairline pt-5">
        <Button
          disabled={isUploading(state)}
          isLoading={state.isSaving}
          onClick={() => void panel.saveAll()}
        >
          Save images
        </Button>
        <p className="text-sm text-ink-soft">
          {isUploading(state)
            ? 'Wait for the uploads, or cancel them.'
            : 'Nothing is changed on the project’s page before you save.'}
        </p>
      </div>
    </div>
  );
}
