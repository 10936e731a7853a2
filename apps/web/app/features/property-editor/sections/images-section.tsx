import { useState } from 'react';
import { ImagePanel, RefusedImages } from '#web/features/image-panel/public.ts';
import { captionErrors, imageErrorText, imagesOf, recordsOf } from '../image-records.ts';
import { sendImage } from '../send-image.ts';
import type { Editor } from '../use-editor.ts';

/** The panel saves by itself; a choice in it counts as unsaved input, so that it is not left behind unnoticed. */
export function ImagesSection({ editor }: { editor: Editor }) {
  const section = editor.state.sections.images;
  const [initial] = useState(() =>
    recordsOf((section.draft as { images: Parameters<typeof recordsOf>[0] }).images),
  );
  return (
    <ImagePanel
      initial={initial}
      upload={sendImage}
      onChange={(records) => editor.edit('images', { images: imagesOf(records) })}
      save={async (records) => {
        const images = imagesOf(records);
        editor.edit('images', { images });
        const outcome = await editor.save('images');
        if (outcome.isSaved) return;
        throw new RefusedImages(
          imageErrorText(outcome.errors, images) ?? outcome.failure ?? '',
          captionErrors(outcome.errors, images),
        );
      }}
    />
  );
}
