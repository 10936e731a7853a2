import { initials } from './initials.ts';

/** A promoter's photo; without one, the initials. Their name stands beside it. */
export function PromoterFace({
  name,
  photo,
  className = 'size-9 text-sm',
}: {
  name: string;
  photo: string | null;
  className?: string;
}) {
  if (photo !== null) {
    return (
      <img
        src={photo}
        alt=""
        width="80"
        height="80"
        loading="lazy"
        className={`shrink-0 rounded-md object-cover ${className}`}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={`flex shrink-0 items-center justify-center rounded-md bg-areca-tint font-semibold text-areca-strong ${className}`}
    >
      {initials(name)}
    </span>
  );
}
