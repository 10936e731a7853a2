import { bhkLabel } from '@manemitra/domain/labels';
import { formatSquareFeet, squareFeetFromMeters } from '@manemitra/domain/area';
import { drawFloor } from './draw-floor.ts';
import { furnish } from './furnish.ts';
import { boundsOf, grown, outward, squareMeters } from './geometry.ts';
import type { Side } from './geometry.ts';
import { contentOf, planFloors } from './home-plan.ts';
import { OUTER_WALL } from './layout.ts';
import type { Floor } from './layout.ts';
import { letter } from './lettering.ts';
import { bothAreas } from './measures.ts';
import { openingsOf } from './openings.ts';
import type { Opening } from './openings.ts';
import { INK } from './plan-colors.ts';
import type { HomeFacts } from './plan-facts.ts';
import type { PlanAddress } from './plan-path.ts';
import { plotPlanSvg } from './plot-plan.ts';
import { roomLabel } from './room-labels.ts';
import type { Fit } from './room-labels.ts';
import { fitTo, overallDimensions, sheetSvg } from './sheet.ts';

/**
 * A plan as SVG text of 1000 by 1250 without script, style sheet or outside reference, the same on every
 * machine. Undefined when the facts do not make a home with least sizes kept, or it has no such storey.
 */
export function planSvg({ facts, storey, seed }: PlanAddress): string | undefined {
  if (facts.type === 'plot') return storey === 0 ? plotPlanSvg(facts, seed) : undefined;
  const floors = planFloors(facts, seed);
  const floor = floors?.[storey];
  return floors && floor && floorSheet(floor, floors, facts, storey);
}

/** `3 BHK apartment`. */
export function homeName({ type, bhk }: HomeFacts): string {
  return type === 'studio' ? 'Studio apartment' : `${bhkLabel(bhk)} ${type.replace('-', ' ')}`;
}

/** How the floors of a home are called, from the ground up. */
export function storeyNames({ type }: HomeFacts, count: number): string[] {
  if (count === 1) return [''];
  const isFlat = type === 'duplex' || type === 'penthouse';
  return (
    isFlat ? ['lower floor', 'upper floor'] : ['ground floor', 'first floor', 'second floor']
  ).slice(0, count);
}

function floorSheet(
  floor: Floor,
  floors: readonly Floor[],
  facts: HomeFacts,
  storey: number,
): string {
  const content = contentOf(floor);
  const fit = fitTo(content);
  const openings = openingsOf(floor);
  const furniture = furnish(floor, openings);
  const sweeps = openings.flatMap(({ swing }) => swing?.box ?? []);
  const labels = floor.rooms.map((room) => {
    const pieces = furniture.get(room.id) ?? [];
    return roomLabel(room, floor, [...pieces.map(({ box }) => box), ...sweeps], fit);
  });
  const outline = boundsOf(floor.rooms.map(({ box }) => grown(box, OUTER_WALL)));
  const { side } = floor.entrance;
  const name = [homeName(facts), storeyNames(facts, floors.length)[storey] ?? '']
    .filter(Boolean)
    .join(', ');
  return sheetSvg({
    title: {
      name,
      kind: 'Floor plan',
      lines: factLines(floor, floors, facts),
      facing: facts.facing,
    },
    door: floors[0]?.entrance.side,
    fit,
    drawing: drawFloor(floor, openings, furniture, 1 / fit.scale),
    lettering: [
      ...labels,
      ...floor.balconies.map((balcony) => balconyLabel(balcony, fit)),
      overallDimensions(outline, content, fit, side),
      side ? doorMark(openings, side, facts, fit) : '',
    ].join(''),
  });
}

function factLines(floor: Floor, floors: readonly Floor[], facts: HomeFacts): string[] {
  const { carpetSqft, superBuiltUpSqft, balconies } = facts;
  const note = `Illustration, demonstration project${balconies === undefined ? '; balconies not stated' : ''}`;
  if (floors.length === 1) {
    const whole =
      superBuiltUpSqft === undefined ? [] : [`Super built-up ${bothAreas(superBuiltUpSqft)}`];
    return [`Carpet ${bothAreas(carpetSqft)}`, ...whole, note];
  }
  const own = floor.rooms.reduce((sum, { box }) => sum + squareMeters(box), 0);
  const home = [
    `${formatSquareFeet(carpetSqft)} carpet`,
    ...(superBuiltUpSqft === undefined
      ? []
      : [`${formatSquareFeet(superBuiltUpSqft)} super built-up`]),
  ];
  return [
    `This floor: carpet ${bothAreas(squareFeetFromMeters(own))}`,
    `Home: ${home.join(', ')}`,
    note,
  ];
}

function balconyLabel({ box, name }: Floor['balconies'][number], fit: Fit): string {
  const [x, y] = [(fit.x(box.x0) + fit.x(box.x1)) / 2, (fit.y(box.y0) + fit.y(box.y1)) / 2];
  const isWide = box.x1 - box.x0 >= box.y1 - box.y0;
  const line = { text: name, size: 15, color: INK.soft, weight: 500 as const };
  return `<g stroke="${INK.balcony}">${letter(line, isWide ? x : x + 5, isWide ? y + 5 : y, { turn: isWide ? 0 : -90 })}</g>`;
}

/** A triangle that points in through the main door, and where the door looks to. */
function doorMark(
  openings: readonly Opening[],
  side: Side,
  { facing }: HomeFacts,
  fit: Fit,
): string {
  const main = openings.find(({ kind }) => kind === 'main');
  if (main === undefined) return '';
  const { border } = main;
  const middle = (border.from + border.to) / 2;
  const out = border.at + outward(side) * (OUTER_WALL + 40);
  const [x, y] = border.isVertical ? [fit.x(out), fit.y(middle)] : [fit.x(middle), fit.y(out)];
  const turn = { up: 180, right: 270, down: 0, left: 90 }[side];
  const text = facing ? `Main door · ${facing}` : 'Main door';
  const line = { text, size: 16, weight: 600 as const, color: INK.gulmohar };
  const away = outward(side) * 34;
  const words = border.isVertical
    ? letter(line, x + away + (side === 'left' ? 4 : 8), y, { turn: -90 })
    : letter(line, x, y + away + (side === 'up' ? 2 : 12));
  return `<path d="M0 3L11 21H-11z" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${turn})" fill="${INK.gulmohar}"/><g stroke="${INK.sheet}">${words}</g>`;
}
