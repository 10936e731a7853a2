import { MITRA } from './mascot-palette.ts';

export function Shadow() {
  return <ellipse cx="100" cy="190" rx="48" ry="6" opacity=".14" />;
}

/** The card of a project that fits, with the square corner of what speaks. */
export function Result() {
  return (
    <g transform="translate(142 42)">
      <path
        fill={MITRA.glint}
        stroke={MITRA.leafShade}
        strokeWidth="3"
        d="M10 1.5h36a8.5 8.5 0 0 1 8.5 8.5v56a8.5 8.5 0 0 1-8.5 8.5H1.5V10A8.5 8.5 0 0 1 10 1.5Z"
      />
      <path fill={MITRA.leafLight} d="M9 33V22.5L21 12l12 10.5V33Z" />
      <path fill={MITRA.leafShade} d="M18 33v-7h6v7Z" />
      <circle cx="42" cy="18" r="5" fill={MITRA.brass} />
      <path
        fill="none"
        stroke="#c9d3cc"
        strokeWidth="4"
        strokeLinecap="round"
        d="M11 43h32M11 52h22"
      />
      <path
        fill="none"
        stroke={MITRA.leaf}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M35 62.5 39 66.5 46.5 58"
      />
    </g>
  );
}

/** What falls from the trees in April: tabebuia, gulmohar, leaves. */
export function Blossoms() {
  return (
    <g className="mitra-blossoms">
      <Blossom x={30} y={38} size={1.15} fill={MITRA.petal} />
      <Blossom x={176} y={52} size={1} fill={MITRA.petal} />
      <Blossom x={152} y={22} size={0.8} fill={MITRA.nut} />
      <Blossom x={16} y={82} size={0.75} fill={MITRA.nut} />
      <g fill={MITRA.leaf}>
        <path d="M50 16c5-4 11-4 15-1-3 5-10 6-15 1Z" />
        <path d="M186 86c-1-6 1-11 6-14 3 5 1 12-6 14Z" />
      </g>
      <g fill={MITRA.brass}>
        <circle cx="60" cy="34" r="3" />
        <circle cx="128" cy="14" r="3" />
        <circle cx="186" cy="30" r="3.5" />
        <circle cx="12" cy="56" r="3" />
      </g>
    </g>
  );
}

function Blossom({ x, y, size, fill }: { x: number; y: number; size: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {[0, 72, 144, 216, 288].map((turn) => (
        <path
          key={turn}
          fill={fill}
          transform={`rotate(${turn})`}
          d="M0 0C-5-3-5-10 0-11 5-10 5-3 0 0Z"
        />
      ))}
      <circle r="2.6" fill={MITRA.brass} />
    </g>
  );
}
