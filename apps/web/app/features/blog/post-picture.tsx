import type { ReactNode } from 'react';
import type { PictureName } from './post.ts';

/** The picture of a post, drawn in the colours of the theme. Its title says what it is about; this is decoration. */
export function PostPicture({ name, className = '' }: { name: PictureName; className?: string }) {
  return (
    <svg
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={`block bg-areca-tint stroke-areca ${className}`}
    >
      <Dots />
      {DRAWINGS[name]}
    </svg>
  );
}

/** Chukki, the dots of a rangoli. */
function Dots() {
  const columns = [20, 60, 100, 140, 180, 220, 260, 300];
  return (
    <g className="fill-areca stroke-transparent" opacity="0.16">
      {[20, 60, 100, 140].flatMap((y) =>
        columns.map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="2" />),
      )}
    </g>
  );
}

const paper = 'fill-surface';
const strong = 'fill-areca stroke-areca';
const sun = 'fill-star stroke-haldi-bright';
const faint = 'stroke-outline';

const DRAWINGS: Record<PictureName, ReactNode> = {
  registers: (
    <>
      <path className={paper} d="M62 44h78v104H62zM180 44h78v104h-78z" />
      <path className={strong} d="M62 44h14v104H62z" />
      <path className={sun} d="M180 44h14v104h-14z" />
      <path d="M94 104 108 66l14 38M99 91h18" strokeWidth="5" />
      <path d="M212 66v38h16a10 10 0 0 0 0-20h-16 13a9 9 0 0 0 0-18z" strokeWidth="5" />
      <path className={faint} d="M92 120h34M92 132h24M210 120h34M210 132h24" />
      <path strokeDasharray="5 6" d="M148 96h24" />
    </>
  ),
  certificate: (
    <>
      <path className={paper} d="M78 28h128v126H78z" />
      <path className={faint} d="M98 52h66M98 70h88M98 88h54M98 106h40" />
      <path className={sun} d="M98 124h26v14H98z" />
      <circle className={paper} cx="206" cy="104" r="36" strokeWidth="5" />
      <path strokeWidth="9" d="m233 131 28 27" />
      <path strokeWidth="5" d="m190 105 11 12 22-25" />
    </>
  ),
  ledger: (
    <>
      <path className={strong} d="M56 112h52v42H56z" />
      <path className={paper} d="M56 92h52v20H56zM120 92h52v62h-52zM120 74h52v18h-52z" />
      <path className={strong} d="M120 112h52v42h-52z" />
      <path className={sun} d="M184 36h52v18h-52z" />
      <path className={paper} d="M184 54h52v58h-52zM184 74h52v18h-52z" />
      <path className={strong} d="M184 112h52v42h-52z" />
      <path d="M40 154h240" strokeWidth="3" />
      <circle cx="266" cy="62" r="13" strokeWidth="4" />
      <path d="M266 75v44m0-12h11m-11 12h8" strokeWidth="4" />
    </>
  ),
  floor: (
    <>
      <path strokeDasharray="6 6" className="stroke-tabebuia" d="M52 26h216v130H52z" />
      <path className={paper} d="M74 44h150v94H74z" strokeWidth="4" />
      <path d="M138 44v40m0 18v36M74 96h40m18 0h6M138 84h52m16 0h18" strokeWidth="3" />
      <path className={faint} d="M114 96a18 18 0 0 1 18-18M190 84a16 16 0 0 0 16 16" />
      <path className="fill-areca-tint" d="M86 54h34v22H86zM156 108h46v18h-46z" />
      <path className={sun} d="M236 92h20v46h-20z" />
    </>
  ),
  water: (
    <>
      <path
        className="fill-kere-tint stroke-kere"
        d="M0 148q20-12 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0v40H0z"
      />
      <path className={paper} d="M70 142V78l42-32 42 32v64z" />
      <path className="fill-kere-tint stroke-kere" d="M92 26h40v20H92z" />
      <path className={strong} d="M101 108h22v34h-22z" />
      <path strokeWidth="7" d="M184 64h44a18 18 0 0 1 18 18v12M206 64V46m-14 0h28" />
      <path
        className="fill-kere stroke-kere"
        d="M246 104c7 11 10 15 10 20a10 10 0 0 1-20 0c0-5 3-9 10-20z"
      />
    </>
  ),
  phone: (
    <>
      <path
        className={paper}
        d="M112 18h96a10 10 0 0 1 10 10v124a10 10 0 0 1-10 10h-96a10 10 0 0 1-10-10V28a10 10 0 0 1 10-10z"
        strokeWidth="3"
      />
      <path className="fill-areca-tint" d="M130 100V68l30-24 30 24v32z" />
      <path className={strong} d="M152 80h16v20h-16z" />
      <path className={faint} d="M126 116h68M126 128h44" />
      <circle className={sun} cx="208" cy="136" r="22" />
      <path className="stroke-ground" strokeWidth="5" d="m198 137 8 8 13-16" />
    </>
  ),
  steps: (
    <>
      <path className={paper} d="M40 154v-20h40v-22h40V90h40V68h120v86z" />
      <path className={faint} d="M80 134v20M120 112v42M160 90v64" />
      <path className="fill-areca-tint" d="M196 68V34l30-22 30 22v34z" />
      <path className={strong} d="M217 42h18v26h-18z" />
      <circle className={sun} cx="58" cy="44" r="16" />
      <path strokeDasharray="5 6" d="M58 122l40-22 40-22 60-24" />
    </>
  ),
};
