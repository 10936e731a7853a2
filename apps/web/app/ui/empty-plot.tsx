/** An empty plot between two neighbours: the picture for an empty place. */
export function EmptyPlot({ className = 'w-72 max-w-full' }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 96" aria-hidden="true" className={className} fill="none">
      <path className="stroke-outline" strokeWidth="2" d="M0 95h320" />
      <path
        className="fill-areca-tint stroke-areca"
        strokeWidth="2"
        d="M8 95V42l32-24 32 24v53M248 95V28h64v67M28 95V66h20v29M262 42h12v12h-12zm24 0h12v12h-12zm-24 24h12v12h-12zm24 0h12v12h-12z"
      />
      <path
        className="stroke-tabebuia"
        strokeWidth="2"
        strokeDasharray="5 6"
        d="M104 95V50l56-38 56 38v45"
      />
    </svg>
  );
}
