import { boxOf } from './geometry.ts';
import { addRoom, link } from './layout.ts';
import type { Draft, Room, RoomKind } from './layout.ts';
import type { Module } from './row-modules.ts';
import { mayHoldRooms, placeParts } from './row-parts.ts';
import type { Part, RowSpace } from './row-parts.ts';

/**
 * Rooms side by side between a façade and a passage: the body of most plans. Wet rooms keep their own
 * width, the others share what is left.
 */

export interface Row {
  x0: number;
  x1: number;
  /** y of the façade and y of the passage's near edge. */
  outer: number;
  inner: number;
  hasShafts: boolean;
}

/** A room that is entered from the passage. */
interface Entered {
  room: Room;
  how: 'door' | 'open';
}

export interface FilledRow {
  entered: Entered[];
  kitchen?: Room;
}

/** Whether the modules may fit with their least sizes: false is sure, true is not. */
export function mayFill(row: Row, modules: readonly Module[]): boolean {
  const parts = placeParts(spaceOf(row), modules);
  return parts !== undefined && mayHoldRooms(parts, depthOf(row));
}

const depthOf = ({ outer, inner }: Row): number => Math.abs(outer - inner);
const spaceOf = (row: Row): RowSpace => ({ ...row, depth: depthOf(row) });

/** Puts the modules in the row, the first at `x0`; undefined when they do not fit. */
export function fillRow(draft: Draft, row: Row, modules: readonly Module[]): FilledRow | undefined {
  const { outer, inner } = row;
  const parts = placeParts(spaceOf(row), modules);
  if (parts === undefined) return undefined;
  const inwards = Math.sign(inner - outer);
  const filled: FilledRow = { entered: [] };
  // The parts of one module lie side by side: the second joins what the first has left here.
  let suite: Partial<Suite> = {};
  let cooking: Partial<Cooking> = {};
  for (const part of parts) put(part);
  return filled;

  function put(part: Part): void {
    switch (part.kind) {
      case 'bed': {
        const bed = full('bedroom', 'Bedroom', part);
        enter(bed, 'door');
        if (part.module.toilet !== undefined) joinSuite({ bed });
        return;
      }
      case 'wet': {
        const wet = putWet(part);
        if (part.module.kind === 'suite') joinSuite({ wet });
        else enterWet(wet);
        return;
      }
      case 'cook':
        filled.kitchen = full('kitchen', 'Kitchen', part);
        joinKitchen({ kitchen: filled.kitchen });
        return;
      case 'utility':
        joinKitchen({ washing: putUtility(part) });
        return;
      case 'whole':
        if (part.module.kind === 'stair') enter(full('stair', 'Stair', part), 'open');
        else {
          const { room, name, isOpen } = part.module;
          enter(full(room, name, part), isOpen ? 'open' : 'door');
        }
    }
  }

  /** From the façade inwards: shaft, toilet, and what lies before it. */
  function putWet({ module, stack, x0: from, x1: to }: WetPart): Wet {
    const toiletFrom = outer + inwards * stack.shaft;
    const toiletTo = toiletFrom + inwards * stack.toiletDepth;
    if (stack.shaft > 0) draft.shafts.push(boxOf(from, outer, to, toiletFrom));
    const name = module.kind === 'common' ? 'Common toilet' : 'Toilet';
    const toilet = addRoom(draft, 'toilet', name, boxOf(from, toiletFrom, to, toiletTo));
    if (stack.nicheDepth === 0) return { toilet };
    const box = boxOf(from, toiletTo, to, inner);
    if (module.kind === 'common') return { toilet, before: addRoom(draft, 'wash', 'Wash', box) };
    const before = stack.isDress
      ? addRoom(draft, 'dress', 'Dress', box)
      : addRoom(draft, 'niche', 'Wardrobe', box);
    return { toilet, before };
  }

  function enterWet({ toilet, before }: Wet): void {
    if (before) link(draft, before, toilet);
    enter(before ?? toilet, before ? 'open' : 'door');
  }

  function joinSuite(made: Partial<Suite>): void {
    suite = { ...suite, ...made };
    const { bed, wet } = suite;
    if (bed === undefined || wet === undefined) return;
    suite = {};
    const { toilet, before } = wet;
    if (before?.kind === 'dress') link(draft, before, toilet);
    if (before) link(draft, bed, before, 'open');
    if (before?.kind !== 'dress') link(draft, bed, toilet);
  }

  function putUtility({ module, depth, x0: from, x1: to }: UtilityPart): Cooking['washing'] {
    const cut = outer + inwards * depth;
    const utility = addRoom(draft, 'utility', 'Utility', boxOf(from, outer, to, cut));
    if (module.inner === undefined || cut === inner) return { utility };
    const name = module.inner === 'pooja' ? 'Pooja' : 'Store';
    const behind = addRoom(draft, module.inner, name, boxOf(from, cut, to, inner));
    if (behind.kind === 'pooja') enter(behind, 'door');
    return { utility, behind };
  }

  function joinKitchen(made: Partial<Cooking>): void {
    cooking = { ...cooking, ...made };
    const { kitchen, washing } = cooking;
    if (kitchen === undefined || washing === undefined) return;
    cooking = {};
    link(draft, kitchen, washing.utility);
    if (washing.behind?.kind === 'store') link(draft, kitchen, washing.behind);
  }

  function full(kind: RoomKind, name: string, part: Part): Room {
    return addRoom(draft, kind, name, boxOf(part.x0, outer, part.x1, inner));
  }

  function enter(room: Room, how: Entered['how']): void {
    filled.entered.push({ room, how });
  }
}

type WetPart = Extract<Part, { kind: 'wet' }>;
type UtilityPart = Extract<Part, { kind: 'utility' }>;

interface Wet {
  toilet: Room;
  before?: Room;
}

interface Suite {
  bed: Room;
  wet: Wet;
}

interface Cooking {
  kitchen: Room;
  washing: { utility: Room; behind?: Room };
}
