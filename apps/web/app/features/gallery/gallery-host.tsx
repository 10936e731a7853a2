import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import { FollowLink } from '#web/ui/follow-link.tsx';
import { loadAhead } from '#web/ui/late.ts';
import type { GallerySet } from './gallery-set.ts';

type Open = (set: GallerySet, at: number, opener: HTMLElement) => void;

const OpenGallery = createContext<Open>(() => {});

const loadOverlay = async () => {
  const { GalleryOverlay: overlay } = await import('./gallery-overlay.tsx');
  return { default: overlay };
};
const GalleryOverlay = lazy(loadOverlay);

/** Holds the gallery that lies over the page; anything inside can open it. */
export function GalleryHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ set: GallerySet; at: number; opener: HTMLElement }>();
  return (
    <OpenGallery value={(set, at, opener) => setShown({ set, at, opener })}>
      {children}
      {shown !== undefined && (
        <Suspense fallback={null}>
          <GalleryOverlay
            set={shown.set}
            first={shown.at}
            opener={shown.opener}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </OpenGallery>
  );
}

/** Opens the gallery at a picture; without JavaScript, or its code, it is a link to the picture itself. */
export function GalleryLink({
  set,
  at,
  label,
  className,
  children,
}: {
  set: GallerySet;
  at: number;
  label: string;
  className: string;
  children: ReactNode;
}) {
  const open = use(OpenGallery);
  const prepare = (): void => loadAhead(loadOverlay);
  const href = set.pictures[at]?.src ?? '';
  return (
    <FollowLink
      href={href}
      onFollow={(link) =>
        void loadOverlay().then(
          () => open(set, at, link),
          () => window.location.assign(href),
        )
      }
      onPointerEnter={prepare}
      onFocus={prepare}
      aria-label={label}
      className={className}
    >
      {children}
    </FollowLink>
  );
}
