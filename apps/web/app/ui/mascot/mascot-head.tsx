import { MITRA } from './mascot-palette.ts';

export interface Expression {
  /** `open` looks along `gaze`; `glad` are arches, `asleep` are bows, `sorry` looks from under heavy lids. */
  eyes: 'open' | 'glad' | 'asleep' | 'sorry';
  /** Where the pupils are, in units of the drawing from the middle of the eye. */
  gaze?: readonly [x: number, y: number] | undefined;
  mouth: 'smile' | 'laugh' | 'small' | 'wry' | 'oh';
}

const EYE_X = 21;
const EYE_Y = 3;

/** The head with ears and cap, its middle at 0,0 and about 104 wide. */
export function MascotHead({ eyes, gaze = [0, 0], mouth }: Expression) {
  return (
    <>
      <Ear />
      <g transform="scale(-1 1)">
        <Ear />
      </g>
      <path
        fill={MITRA.fur}
        d="M0-42C31-42 51-24 51 3 51 28 29 41 0 41S-51 28-51 3C-51-24-31-42 0-42Z"
      />
      <path
        fill={MITRA.furShade}
        opacity=".55"
        d="M50.6-4C52 26 30 41 0 41c-14 0-26.5-3-35.5-9 10 3.5 20 4.5 31 4 26-1 46-14 55.1-40Z"
      />
      <path
        fill={MITRA.cream}
        d="M0-36c4 0 6 5 6.5 12C7.5-9 9.5 2 15 8c6 5 7.5 9 7.5 13C22.5 31 13 36 0 36S-22.5 31-22.5 21c0-4 1.5-8 7.5-13 5.5-6 7.5-17 8.5-32C-6-31-4-36 0-36Z"
      />
      <ellipse cx="-35" cy="23" rx="7.5" ry="4.5" fill={MITRA.blush} opacity=".6" />
      <ellipse cx="35" cy="23" rx="7.5" ry="4.5" fill={MITRA.blush} opacity=".6" />
      <Mask />
      <g transform="scale(-1 1)">
        <Mask />
      </g>
      {eyes === 'open' || eyes === 'sorry' ? (
        <>
          <g transform={`translate(${-EYE_X} ${EYE_Y})`}>
            <OpenEye gaze={gaze} />
          </g>
          <g transform={`translate(${EYE_X} ${EYE_Y})`}>
            <OpenEye gaze={gaze} />
          </g>
          {eyes === 'sorry' && <SorryLids />}
          <Blink />
        </>
      ) : (
        <ClosedEyes isGlad={eyes === 'glad'} />
      )}
      <path
        fill={MITRA.nose}
        d="M-5.5 14.5c1.5-1.7 9.5-1.7 11 0 1.3 1.6-2.6 6.7-5.5 6.7s-6.8-5.1-5.5-6.7Z"
      />
      <Mouth mouth={mouth} />
      <Cap />
    </>
  );
}

function Ear() {
  return (
    <g transform="rotate(-24 -49 -8)">
      <ellipse cx="-50" cy="-8" rx="15" ry="17" fill={MITRA.fur} />
      <ellipse cx="-51" cy="-7" rx="8.5" ry="10.5" fill={MITRA.ear} />
    </g>
  );
}

/** The dark patch round an eye, its upper end leaning outwards. */
function Mask() {
  return (
    <path
      fill={MITRA.mask}
      d="M26-19c11 0 18 8 18 19.5C44 13 35 23.5 22 23.5 11 23.5 4.5 15 4.5 5 4.5-9 14-19 26-19Z"
    />
  );
}

/** An eye round 0,0. */
export function OpenEye({ gaze: [dx, dy] }: { gaze: readonly [x: number, y: number] }) {
  return (
    <>
      <circle r="15.5" fill={MITRA.irisShade} />
      <circle r="13.8" cy=".9" fill={MITRA.iris} />
      <g className="mitra-gaze">
        <circle r="10.6" cx={dx} cy={dy} fill={MITRA.pupil} />
        <circle r="4" cx={dx * 0.8 - 3.6} cy={dy * 0.8 - 4.4} fill={MITRA.glint} />
        <circle r="1.9" cx={dx * 0.8 + 4.2} cy={dy * 0.8 + 4} fill={MITRA.glint} />
      </g>
    </>
  );
}

/** Lids that fall for a moment; where nothing may move they stay away. */
function Blink() {
  return (
    <g className="mitra-blink" opacity="0">
      <circle cx={-EYE_X} cy={EYE_Y} r="16" fill={MITRA.maskSoft} />
      <circle cx={EYE_X} cy={EYE_Y} r="16" fill={MITRA.maskSoft} />
      <ClosedEyes isGlad={false} />
    </g>
  );
}

function ClosedEyes({ isGlad }: { isGlad: boolean }) {
  const bow = isGlad ? 'M-11 5C-9-7 9-7 11 5' : 'M-11-1C-8 8 8 8 11-1';
  return (
    <g fill="none" stroke={MITRA.cream} strokeWidth="4.5" strokeLinecap="round">
      <path d={bow} transform={`translate(${-EYE_X - 1} ${EYE_Y})`} />
      <path d={bow} transform={`translate(${EYE_X + 1} ${EYE_Y})`} />
    </g>
  );
}

/** The upper lids of one who is sorry: higher at the nose. */
function SorryLids() {
  const lid = 'M-15.8 2A16 16 0 0 1 9-13.4Z';
  return (
    <g fill={MITRA.maskSoft}>
      <path d={lid} transform={`translate(${-EYE_X} ${EYE_Y})`} />
      <path d={lid} transform={`translate(${EYE_X} ${EYE_Y}) scale(-1 1)`} />
    </g>
  );
}

function Mouth({ mouth }: { mouth: Expression['mouth'] }) {
  if (mouth === 'laugh') {
    return (
      <>
        <path
          fill={MITRA.nose}
          d="M-9.5 24.5h19c1.5 0 2 1 1.7 2C10 31.5 6 35 0 35s-10-3.5-11.2-8.5c-.3-1 .2-2 1.7-2Z"
        />
        <path
          fill={MITRA.tongue}
          d="M-6.5 32.5c1.5-2.5 4-3.5 6.5-3.5s5 1 6.5 3.5C4.7 34.1 2.5 35 0 35s-4.7-.9-6.5-2.5Z"
        />
      </>
    );
  }
  if (mouth === 'oh') return <ellipse cx="0" cy="28" rx="3.6" ry="4.2" fill={MITRA.nose} />;
  const line = {
    smile: 'M-9 25.5C-7 30-2 30 0 26 2 30 7 30 9 25.5',
    small: 'M-5 27.5C-2.5 29.5 2.5 29.5 5 27.5',
    wry: 'M-6 29.5C-3 26-1 26 1 28S5 30 7 27.5',
  }[mouth];
  return (
    <path
      d={line}
      fill="none"
      stroke={MITRA.nose}
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** An areca leaf folded into a roof, its stalk for a chimney, with the first nuts of the year. */
function Cap() {
  return (
    <>
      <path
        fill={MITRA.furShade}
        d="M-51-24C-35-27-18-30 0-30s35 3 51 6l-3 8C32-20 16-22.5 0-22.5S-32-20-48-16Z"
      />
      <path
        fill="none"
        stroke={MITRA.leafShade}
        strokeWidth="6"
        strokeLinecap="round"
        d="M-1-62C-1-70 2-75 8-78"
      />
      <path
        fill={MITRA.leaf}
        d="M-5.5-66.5c3.3-2.3 7.7-2.3 11 0C22-55 40-43 57.5-31c4.2 3 2 9.3-3.2 8.7C35-25 18-28 0-28s-35 3-54.3 5.7c-5.2.6-7.4-5.7-3.2-8.7C-40-43-22-55-5.5-66.5Z"
      />
      <path
        fill={MITRA.leafShade}
        d="M0-68.2c1.9 0 3.8.6 5.5 1.7C22-55 40-43 57.5-31c4.2 3 2 9.3-3.2 8.7C35-25 18-28 0-28Z"
      />
      <path
        fill="none"
        stroke={MITRA.leafVein}
        strokeWidth="2.2"
        strokeLinecap="round"
        opacity=".5"
        d="M0-67v31M0-61c-8 8-15 13.5-23 18.5M0-51c-8 6.5-16 11.5-25 15.5M0-61c8 8 15 13.5 23 18.5M0-51c8 6.5 16 11.5 25 15.5"
      />
      <path
        fill="none"
        stroke={MITRA.leafLight}
        strokeWidth="3.2"
        strokeLinecap="round"
        d="M-52-27C-34-29.5-17-32.5 0-32.5s34 3 52 5.5"
      />
      <path fill={MITRA.leafLight} d="M35-37c1.5-8.5 9-14 17.5-14 .5 7.5-4.5 15-13 17Z" />
      <circle cx="28" cy="-35" r="6.4" fill={MITRA.nutShade} />
      <circle cx="27.2" cy="-35.8" r="5.3" fill={MITRA.nut} />
      <circle cx="39.5" cy="-32" r="6.4" fill={MITRA.nutShade} />
      <circle cx="38.7" cy="-32.8" r="5.3" fill={MITRA.nut} />
    </>
  );
}

/** What a drawing of Mitra says of itself: its name, or that it is decoration. */
export function naming(label: string | undefined) {
  return label === undefined
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': label } as const);
}
