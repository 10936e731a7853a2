import { ImagePanel } from '#web/features/image-panel/public.ts';
import { GuideSection, Specimen } from './specimen.tsx';

const SHOWN = {
  imageUrl: '/icon-512.png',
  publicId: 'shown',
  width: 512,
  height: 512,
};

/** The panel for a project's pictures, as a part: the store stands still, and nothing leaves the browser. */
export function Images() {
  return (
    <GuideSection
      id="images"
      title="Pictures of a project"
      text="Each file shows how far it is, can be cancelled and tried again; nothing counts before it is saved."
    >
      <Specimen title="Upload panel">
        {(theme) => (
          <ImagePanel
            initial={[
              {
                ...SHOWN,
                publicId: `${SHOWN.publicId}-${theme}`,
                imageCaption: 'The mark',
                propertyCategory: 'ALL',
                imageType: 'main',
                isElevationImage: true,
              },
            ]}
            upload={async (_file, { onProgress }) => {
              onProgress(100);
              return { ...SHOWN, publicId: crypto.randomUUID() };
            }}
            save={async () => undefined}
          />
        )}
      </Specimen>
    </GuideSection>
  );
}
