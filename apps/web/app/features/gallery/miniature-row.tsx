import { useEffect, useRef } from 'react';
import type { GalleryPicture } from './gallery-set.ts';

/** All pictures in small, on wide screens. */
export function MiniatureRow({
  pictures,
  at,
  onChoose,
}: {
  pictures: readonly GalleryPicture[];
  at: number;
  onChoose: (at: number) => void;
}) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    row.current?.children.item(at)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [at]);
  return (
    <ul
      ref={row}
      aria-label="All pictures"
      className="scroll-row mx-auto hidden max-w-full gap-2 px-4 py-3 sm:flex"
    >
      {pictures.map((picture, index) => (
        <li key={picture.src} className="shrink-0">
          <button
            type="button"
            aria-label={`Picture ${index + 1}: ${picture.caption}`}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onChoose(index)}
            className="block h-16 w-24 cursor-pointer overflow-hidden rounded-md border-2 border-transparent opacity-60 transition-opacity hover:opacity-100 aria-[current=true]:border-grove-haldi aria-[current=true]:opacity-100"
          >
            <img
              src={picture.src}
              alt=""
              width={picture.width}
              height={picture.height}
              loading="lazy"
              decoding="async"
              className="calm-if-lost size-full object-cover before:bg-grove-line"
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
