/** A house whose wire is cut: the picture of something that could not be brought. */
export function CutWire({ className = 'w-60 max-w-full' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 320 112"
      aria-hidden="true"
      className={className}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path className="stroke-outline" d="M0 111h320" />
      <path className="stroke-outline" d="M52 111V12M36 20h32M40 20v-5M64 20v-5" />
      <path
        className="fill-sunken stroke-outline"
        strokeLinejoin="round"
        d="M208 111V60l40-30 40 30v51M236 111V84h24v27M222 66h14v12h-14zM262 66h14v12h-14z"
      />
      <path className="stroke-ink-soft" d="M64 15c22 24 42 38 62 44 8 3 10 9 7 16" />
      <path className="stroke-ink-soft" d="M248 30c-28 18-50 27-70 27-9 0-13 6-12 14" />
      <path
        className="stroke-gulmohar"
        d="M126 86l-5 7M134 88l1 9M141 84l7 5M160 81l-5 7M167 83l1 9M174 79l7 5"
      />
    </svg>
  );
}
