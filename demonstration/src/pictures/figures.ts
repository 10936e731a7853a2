import { num } from '@manemitra/catalogue/lettering/svg-number';
import { surface } from './palette.ts';
import type { Mood } from './palette.ts';

/** People and wheels, drawn 100 units a metre with the foot at 0,0, looking right. */

const SAREES = ['#c23b5e', '#e08a2b', '#2f7f79', '#7a3f8f', '#d4b02c', '#2f5fa8'];
const SHIRTS = ['#f3efe6', '#6c93b8', '#b85c4a', '#46644f', '#3a3f4d', '#d9a441'];
const SKIN = ['#7a4f35', '#8d5d3f', '#a56f4d'];

export type Figure =
  | 'woman'
  | 'man'
  | 'child'
  | 'couple'
  | 'auto'
  | 'scooter'
  | 'car'
  | 'cyclist'
  | 'dog';

/** A figure at its size: `pixelsPerMetre` is the scale of the ground it stands on. */
export function figure(
  kind: Figure,
  mood: Mood,
  at: readonly [x: number, y: number],
  pixelsPerMetre: number,
): string {
  const shown = Math.round(pixelsPerMetre * 10) / 1000;
  const facing = mood.random.chance(0.5) ? -shown : shown;
  const shadow = `<ellipse cx="${-mood.sunSide * 18}" cy="2" rx="${WIDTHS[kind]}" ry="9" fill="#1d2033" opacity=".25"/>`;
  return `<g transform="translate(${num(at[0])} ${num(at[1])})scale(${facing} ${shown})">${shadow}${DRAWN[kind](mood)}</g>`;
}

const WIDTHS: Readonly<Record<Figure, number>> = {
  woman: 45,
  man: 42,
  child: 30,
  couple: 90,
  auto: 150,
  scooter: 110,
  car: 215,
  cyclist: 100,
  dog: 45,
};

type Draw = (mood: Mood) => string;
const paint = (mood: Mood, color: string, lit = 0.8) => surface(color, mood, lit);
const wheel = (x: number, r: number, mood: Mood): string =>
  `<circle cx="${x}" cy="${-r}" r="${r}" fill="${paint(mood, '#26282d')}"/><circle cx="${x}" cy="${-r}" r="${Math.round(r * 0.45)}" fill="${paint(mood, '#a7abb0')}"/>`;

const woman: Draw = (mood) => {
  const saree = mood.random.pick(SAREES);
  return `<path d="M-22 0L-14-92 0-134 16-92 24 0z" fill="${paint(mood, saree)}"/><path d="M-13-90L8-136 18-128 8-60 24-4 8 0z" fill="${paint(mood, mood.random.pick(SAREES), 1)}"/><circle cy="-149" r="13" fill="${paint(mood, mood.random.pick(SKIN))}"/><path d="M-12-152a13 13 0 0 1 25-3q-2 8-8 6-12-2-17-3z" fill="#1e1a1c"/>`;
};

const man: Draw = (mood) =>
  `<path d="M-13-84L-16 0h12l5-62 7 62h12L14-84z" fill="${paint(mood, '#39414f')}"/><path d="M-19-140q19-10 38 0l4 62H-22z" fill="${paint(mood, mood.random.pick(SHIRTS))}"/><circle cy="-157" r="13" fill="${paint(mood, mood.random.pick(SKIN))}"/><path d="M-13-158a13 14 0 0 1 26-1q-12-5-26 1z" fill="#1e1a1c"/>`;

const child: Draw = (mood) =>
  `<path d="M-9-50L-10 0h8l3-40 4 40h8L11-50z" fill="${paint(mood, '#4b5568')}"/><path d="M-13-88q13-8 26 0l3 42h-32z" fill="${paint(mood, mood.random.pick(SAREES))}"/><circle cy="-101" r="11" fill="${paint(mood, mood.random.pick(SKIN))}"/><path d="M-11-103a11 11 0 0 1 22 0z" fill="#1e1a1c"/>`;

const DRAWN: Readonly<Record<Figure, Draw>> = {
  woman,
  man,
  child,
  couple: (mood) =>
    `<g transform="translate(-28)">${man(mood)}</g><g transform="translate(30)">${woman(mood)}</g>`,
  auto: (mood) =>
    `<path d="M-128-40L-120-130Q-116-168-76-172H40Q72-170 92-110L118-92 124-40z" fill="${paint(mood, '#2b6b43')}"/><path d="M-122-118Q-116-168-76-172H40Q66-170 82-132L84-118z" fill="${paint(mood, '#f0bf2f', 1)}"/><path d="M-70-150H-14V-66H-84zM2-150H46Q62-128 70-100H2z" fill="#2a2f38"/><path d="M-70-150H-14L-40-66H-84z" fill="#fff" opacity=".14"/><circle cx="116" cy="-74" r="7" fill="#fff2c0"/>${wheel(-86, 26, mood)}${wheel(92, 25, mood)}`,
  scooter: (mood) =>
    `<path d="M-74-34Q-70-84-20-82L6-40H44L62-108 52-116 56-126 74-118 62-30 60-22H-60z" fill="${paint(mood, mood.random.pick(['#c9473b', '#e9e4d8', '#3b6ea0', '#e3b23a']))}"/>${wheel(-48, 25, mood)}${wheel(66, 25, mood)}<path d="M-34-84Q-30-136-6-142 20-140 20-120L58-112 56-102 16-104 8-86 30-78 34-34H18L12-62-30-70z" fill="${paint(mood, mood.random.pick(SHIRTS))}"/><circle cx="2" cy="-160" r="16" fill="${paint(mood, mood.random.pick(['#26282d', '#c9473b', '#f1efe8']))}"/>`,
  car: (mood) =>
    `<path d="M-200-28Q-206-84-180-88L-120-96Q-92-146-60-148H50Q82-146 118-98L180-86Q206-82 202-28z" fill="${paint(mood, mood.random.pick(['#f1f0ec', '#9aa3ab', '#b4433a', '#3f5f86', '#5b5f63']))}"/><path d="M-104-98Q-80-136-56-137H-12V-98zM0-137H46Q72-134 98-98H0z" fill="#2b3440"/><path d="M196-66h-16v12h20z" fill="#fff4cf"/>${wheel(-124, 32, mood)}${wheel(120, 32, mood)}`,
  cyclist: (mood) =>
    `<g fill="none" stroke="${paint(mood, '#2c2f36')}" stroke-width="6"><circle cx="-50" cy="-34" r="33"/><circle cx="52" cy="-34" r="33"/><path d="M-50-34L-18-84H40L52-34M-18-84L4-34 40-84 36-104"/></g><path d="M-26-90Q-20-142 8-146L40-108 34-102 8-122 0-88 14-40H2L-12-76z" fill="${paint(mood, mood.random.pick(SHIRTS))}"/><circle cx="10" cy="-162" r="14" fill="${paint(mood, mood.random.pick(SKIN))}"/>`,
  dog: (mood) =>
    `<path d="M-34 0v-30q-10-4-14-18 10 6 18 4H14l10-16 14 4 6 10-18 6-4 40h-8l-2-26h-30l-6 26z" fill="${paint(mood, '#9a6b3f')}"/>`,
};
