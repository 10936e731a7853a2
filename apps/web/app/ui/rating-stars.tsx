/** A rating as stars and as a number, such as "4.5 out of 5.0". Null when nobody has rated it. */
export function RatingStars({
  value,
  outOf = 5,
  className = 'size-5',
}: {
  value: number | null;
  outOf?: number;
  className?: string;
}) {
  if (value === null) return <span className="text-ink-faint">Not rated yet</span>;
  const text = `${value.toFixed(1)} out of ${outOf.toFixed(1)}`;
  return (
    <span className="inline-flex items-center gap-2">
      {/* Five drawings that are one picture. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, in the colours of the theme */}
      <span role="img" aria-label={text} className="inline-flex gap-0.5">
        {Array.from({ length: outOf }, (_, at) => (
          // Stars have nothing but their place.
          // oxlint-disable-next-line react/no-array-index-key -- five stars never change their order
          <Star key={at} part={starPart(value - at)} className={className} />
        ))}
      </span>
      <span aria-hidden="true" className="figures text-ink-soft">
        <span className="font-semibold text-ink">{value.toFixed(1)}</span> / {outOf.toFixed(1)}
      </span>
    </span>
  );
}

/** A star is empty, half or full, never more than the figure beside it. */
function starPart(rest: number): 0 | 0.5 | 1 {
  if (rest >= 1) return 1;
  return rest >= 0.5 ? 0.5 : 0;
}

function Star({ part, className }: { part: 0 | 0.5 | 1; className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className}>
      <path
        className={part === 1 ? 'fill-star stroke-haldi-bright' : 'fill-none stroke-outline'}
        strokeWidth="1.5"
        strokeLinejoin="round"
        d={STAR}
      />
      {part === 0.5 && (
        <path
          className="fill-star stroke-haldi-bright"
          strokeWidth="1.5"
          strokeLinejoin="round"
          d={HALF_STAR}
        />
      )}
    </svg>
  );
}

const STAR = 'M12 2.8l2.8 5.9 6.4.9-4.7 4.5 1.2 6.4L12 17.4l-5.7 3.1 1.2-6.4L2.8 9.6l6.4-.9z';
const HALF_STAR = 'M12 2.8v14.6l-5.7 3.1 1.2-6.4L2.8 9.6l6.4-.9z';
