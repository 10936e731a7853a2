import type { ReactNode } from 'react';
import { MITRA } from './mascot-palette.ts';

/** The sitting body on the ground at y 186, its neck at 100,118: belly, feet and the key round the neck. */
export function MascotBody() {
  return (
    <>
      <path
        fill={MITRA.fur}
        d="M100 112c19 0 29 13 33 32 4 20-6 43-33 43s-37-23-33-43c4-19 14-32 33-32Z"
      />
      <path
        fill={MITRA.furShade}
        opacity=".55"
        d="M129 132c2.5 7 5 13 5 21 0 18-10 34-34 34-12 0-20.5-4.5-26-11 7 4 14 5.5 21 5 22-1.5 35-20 34-49Z"
      />
      <path fill={MITRA.cream} d="M100 128c11 0 18 12 18 27s-7 25-18 25-18-10-18-25 7-27 18-27Z" />
      <Foot x={79} />
      <Foot x={121} />
      <Key />
    </>
  );
}

function Foot({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 184)`}>
      <ellipse rx="15" ry="8.5" fill={MITRA.ear} />
      <path
        fill="none"
        stroke={MITRA.mask}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".45"
        d="M-4.5 2.5v3.5M4.5 2.5v3.5"
      />
    </g>
  );
}

/** The key to the home that is being looked for. */
function Key() {
  return (
    <g>
      <path
        fill="none"
        stroke={MITRA.blush}
        strokeWidth="2.4"
        d="M80 123c4 8 13 13 20 13s16-5 20-13"
      />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path stroke={MITRA.brassShade} strokeWidth="6" d="M100 149v14.5M101 158h5M101 163.5h3.5" />
        <circle cx="100" cy="142" r="5.5" stroke={MITRA.brassShade} strokeWidth="6" />
        <path stroke={MITRA.brass} strokeWidth="3.4" d="M100 148v15.5M101 158h5M101 163.5h3.5" />
        <circle cx="100" cy="142" r="5.5" stroke={MITRA.brass} strokeWidth="3.4" />
      </g>
    </g>
  );
}

/** An arm along `d`; what is at its end comes as children. */
export function Arm({ d, children }: { d: string; children?: ReactNode }) {
  return (
    <g>
      <g fill="none" strokeLinecap="round">
        <path d={d} stroke={MITRA.furShade} strokeWidth="13.5" />
        <path d={d} stroke={MITRA.fur} strokeWidth="10.5" transform="translate(-.5 -1)" />
      </g>
      {children}
    </g>
  );
}

/** An open hand at `x`,`y`, its fingers upwards before it is turned by `turn` degrees. */
export function OpenHand({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} stroke={MITRA.ear} strokeLinecap="round">
      <path d="M-4-4-7-11M0-4v-9M4-4 7-11M5 1 11-3" fill="none" strokeWidth="5.2" />
      <circle r="6" fill={MITRA.ear} strokeWidth="3" />
    </g>
  );
}

/** A hand that holds something, or rests. */
export function Fist({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="8.2" fill={MITRA.ear} />
      <path
        d="M-3.5-2.5V2M.5-3.5V2.5M4.5-2.5V2"
        fill="none"
        stroke={MITRA.mask}
        strokeWidth="1.8"
        strokeLinecap="round"
        opacity=".4"
      />
    </g>
  );
}
