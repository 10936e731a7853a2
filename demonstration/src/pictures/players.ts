import { num } from '@manemitra/catalogue/lettering/svg-number';
import { at, tone } from './solids.ts';
import type { Stage } from './solids.ts';

const SHIRTS = ['#f2efe6', '#d9483a', '#e8b33a', '#3f6fa3', '#6a4f8f'] as const;

/** Somebody in play, seen from behind: 100 units a metre. */
export function player(stage: Stage, x: number, y: number, hasBall = false): string {
  const { random } = stage.mood;
  const [px, py] = at(stage, x, y, 0);
  const size = Math.round((stage.camera.focal / y) * 10) / 1000;
  const shirt = tone(stage, random.pick(SHIRTS), 0.85);
  const skin = tone(stage, random.pick(['#7a4f35', '#8d5d3f', '#a56f4d']), 0.8);
  const racket = hasBall
    ? `<circle cx="46" cy="-206" r="13" fill="${tone(stage, '#d9772f', 0.9)}"/>`
    : `<path d="M46-176l20-34" stroke="${tone(stage, '#3b4046', 0.6)}" stroke-width="4"/><ellipse cx="76" cy="-230" rx="15" ry="21" transform="rotate(30 76-230)" fill="#ffffff" fill-opacity=".35" stroke="${tone(stage, '#c9402f', 0.8)}" stroke-width="4"/>`;
  return `<g transform="translate(${num(px)} ${num(py)})scale(${x > 0 ? -size : size} ${size})"><ellipse cx="${-stage.light * 20}" cy="2" rx="46" ry="8" fill="#1d2033" opacity=".25"/><path d="M-16-86L-34-2h14l14-62 22 32 0 30h14l-4-42-10-44z" fill="${skin}"/><path d="M-20-96h36l10 36-22 6-8-12-8 14-22-4z" fill="${tone(stage, '#2f3a4a', 0.8)}"/><path d="M-22-142q20-12 40 0l2 48h-42z" fill="${shirt}"/><path d="M14-138l24-30 8-8M-20-136l-20 24 10 16" stroke="${skin}" stroke-width="9"/><circle cx="-2" cy="-160" r="13" fill="${skin}"/><path d="M-15-162a13 13 0 0 1 26-1q-2 12-13 12t-13-11z" fill="#1e1a1c"/>${racket}</g>`;
}

export function shuttle(stage: Stage, x: number, y: number): string {
  const [px, py] = at(stage, x, y, 2.4);
  return `<path d="M${num(px)} ${num(py)}l-9-15h18z" fill="#ffffff"/><circle cx="${num(px)}" cy="${num(py)}" r="4" fill="#f4efe0"/>`;
}
