import { Arm, Fist, MascotBody, OpenHand } from './mascot-body.tsx';
import { MascotHead, OpenEye } from './mascot-head.tsx';
import { MITRA } from './mascot-palette.ts';
import { Blossoms, Result, Shadow } from './mascot-things.tsx';

/** Drawings of 200 by 200 in which Mitra does one thing each. */

export function Hello() {
  return (
    <>
      <Shadow />
      <MascotBody />
      <RestingArm />
      <g className="mitra-wave">
        <Arm d="M126 143C144 142 157 131 161 113">
          <OpenHand x={162} y={108} turn={14} />
        </Arm>
      </g>
      <g className="mitra-head">
        <g transform="translate(98 84) rotate(-4)">
          <MascotHead eyes="open" mouth="smile" />
        </g>
      </g>
    </>
  );
}

export function Thinking() {
  return (
    <>
      <Shadow />
      <MascotBody />
      <Arm d="M75 144C68 160 80 168 104 164">
        <Fist x={106} y={163} />
      </Arm>
      <g className="mitra-head">
        <g transform="translate(98 84) rotate(5)">
          <MascotHead eyes="open" gaze={[3, -4]} mouth="small" />
        </g>
      </g>
      <Arm d="M127 146C148 152 144 136 126 128">
        <Fist x={121} y={126} />
      </Arm>
      <g fill={MITRA.leaf}>
        {[
          [167, 70, 3],
          [177, 58, 4],
          [183, 43, 5],
          [184, 25, 6.5],
        ].map(([x, y, r]) => (
          <circle key={y} className="mitra-dot" cx={x} cy={y} r={r} />
        ))}
      </g>
    </>
  );
}

export function Searching() {
  return (
    <>
      <Shadow />
      <MascotBody />
      <RestingArm />
      <g className="mitra-head">
        <g transform="translate(96 84) rotate(-3)">
          <MascotHead eyes="open" gaze={[2, 1]} mouth="small" />
        </g>
      </g>
      <g className="mitra-lens">
        <Arm d="M127 146C146 154 162 150 160 132" />
        <path
          d="M137 110 160 135"
          fill="none"
          stroke={MITRA.mask}
          strokeWidth="9"
          strokeLinecap="round"
        />
        <circle cx="119" cy="87" r="27" fill={MITRA.cream} />
        <g transform="translate(119 87) scale(1.5)">
          <OpenEye gaze={[1.5, 0.7]} />
        </g>
        <path
          d="M101 82c2-8 8-14 16-15.5"
          fill="none"
          stroke={MITRA.glint}
          strokeWidth="3.5"
          strokeLinecap="round"
          opacity=".9"
        />
        <circle cx="119" cy="87" r="27" fill="none" stroke={MITRA.brassShade} strokeWidth="7.5" />
        <circle cx="119" cy="86.5" r="27" fill="none" stroke={MITRA.brass} strokeWidth="4.5" />
        <Fist x={158} y={132} />
      </g>
    </>
  );
}

export function Pointing() {
  return (
    <>
      <g transform="translate(-31)">
        <Shadow />
        <MascotBody />
        <RestingArm />
      </g>
      <Result />
      <g className="mitra-point">
        <Arm d="M95 144C109 152 126 149 137 138">
          <g stroke={MITRA.ear} strokeLinecap="round" fill="none">
            <path d="M141 134 150 126" strokeWidth="5.6" />
            <path d="M138 133v-5" strokeWidth="5" />
            <circle cx="139.5" cy="137" r="6" fill={MITRA.ear} strokeWidth="3" />
          </g>
        </Arm>
      </g>
      <g className="mitra-head">
        <g transform="translate(66 84) rotate(4)">
          <MascotHead eyes="open" gaze={[4.5, 0]} mouth="smile" />
        </g>
      </g>
    </>
  );
}

/** Nothing found: the house that fits is not built, so it is dashed. */
export function Sorry() {
  return (
    <>
      <path
        fill="none"
        stroke={MITRA.unbuilt}
        strokeWidth="3"
        strokeDasharray="8 8"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M16 190V76L100 8l84 68v114"
      />
      <g transform="translate(16 30.4) scale(.84)">
        <Shadow />
        <MascotBody />
        <Arm d="M74 142C60 154 50 154 43 146">
          <OpenHand x={40} y={142} turn={-48} />
        </Arm>
        <g transform="translate(200) scale(-1 1)">
          <Arm d="M74 142C60 154 50 154 43 146">
            <OpenHand x={40} y={142} turn={-48} />
          </Arm>
        </g>
        <g className="mitra-head">
          <g transform="translate(101 88) rotate(6)">
            <MascotHead eyes="sorry" gaze={[0, 3]} mouth="wry" />
          </g>
        </g>
      </g>
    </>
  );
}

export function Celebrating() {
  return (
    <>
      <ellipse cx="100" cy="192" rx="36" ry="4" opacity=".14" />
      <g className="mitra-jump">
        <g transform="translate(0 -6)">
          <g className="mitra-wave">
            <Arm d="M127 144C150 140 162 122 165 104">
              <OpenHand x={166} y={98} turn={14} />
            </Arm>
          </g>
          <g transform="translate(200) scale(-1 1)">
            <g className="mitra-wave">
              <Arm d="M127 144C150 140 162 122 165 104">
                <OpenHand x={166} y={98} turn={14} />
              </Arm>
            </g>
          </g>
          <MascotBody />
          <g className="mitra-head">
            <g transform="translate(100 88)">
              <MascotHead eyes="glad" mouth="laugh" />
            </g>
          </g>
        </g>
      </g>
      <Blossoms />
    </>
  );
}

/** Rolled up on a bough: there is nobody to ask, for the time being. */
export function Asleep() {
  return (
    <>
      <path fill={MITRA.brass} d="M176 14a18 18 0 1 0 15 28 15.5 15.5 0 1 1-15-28Z" />
      <path
        fill="none"
        stroke={MITRA.bough}
        strokeWidth="15"
        strokeLinecap="round"
        d="M10 176C60 168 130 168 192 177"
      />
      <path
        fill="none"
        stroke={MITRA.boughShade}
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".6"
        d="M14 180C62 173 128 173 188 181"
      />
      <path fill={MITRA.leaf} d="M172 170c3-14 12-20 24-20 0 13-9 22-24 20Z" />
      <g className="mitra-breath">
        <path
          fill={MITRA.fur}
          d="M114 92c34 0 56 22 56 47 0 20-16 32-44 32H78c-14 0-20-10-18-24 4-32 24-55 54-55Z"
        />
        <path
          fill={MITRA.furShade}
          opacity=".55"
          d="M166 122c2.5 5 4 11 4 17 0 20-16 32-44 32H88c44 0 76-12 78-49Z"
        />
        <path
          fill="none"
          stroke={MITRA.furShade}
          strokeWidth="3"
          strokeLinecap="round"
          d="M118 168c-2-18 8-30 24-31"
        />
      </g>
      <g fill={MITRA.ear}>
        <rect x="126" y="160" width="30" height="15" rx="7.5" />
      </g>
      <g className="mitra-head">
        <g transform="translate(74 124) rotate(-9)">
          <MascotHead eyes="asleep" mouth="small" />
        </g>
      </g>
      <Fist x={46} y={166} />
      <Fist x={98} y={166} />
      <g
        fill="none"
        stroke={MITRA.leaf}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="3.6"
      >
        <path className="mitra-dot" d="M132 76h8l-8 10h8" />
        <path className="mitra-dot" d="M138 53h10l-10 12h10" />
        <path className="mitra-dot" d="M142 25h12l-12 15h12" />
      </g>
    </>
  );
}

function RestingArm() {
  return (
    <Arm d="M75 141C63 149 64 163 78 164">
      <Fist x={81} y={163} />
    </Arm>
  );
}
