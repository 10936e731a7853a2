import { boxOf } from './geometry.ts';
import { addRoom, link } from './layout.ts';
import type { Draft, Room, RoomKind } from './layout.ts';
import { isUtilitySplit, utilityWidth, wetStack } from './row-modules.ts';
import type { Module } from './row-modules.ts';

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

interface Part {
  width: number;
  isFlexible: boolean;
  put: (x0: number, x1: number) => void;
}

/** Puts the modules in the row, the first at `x0`; undefined when they do not fit. */
export function fillRow(draft: Draft, row: Row, modules: readonly Module[]): FilledRow | undefined {
  const depth = Math.abs(row.outer - row.inner);
  const filled: FilledRow = { entered: [] };
  const parts = modules.flatMap((module) => partsOf(module));
  const fixed = sum(parts.filter((part) => !part.isFlexible));
  const natural = sum(parts.filter((part) => part.isFlexible));
  const left = row.x1 - row.x0 - fixed;
  if (natural === 0 ? Math.abs(left) > 1 : left <= 0) return undefined;
  const stretch = natural === 0 ? 1 : left / natural;
  if (stretch < 0.4 || stretch > 3) return undefined;

  let x = row.x0;
  let exact = row.x0;
  for (const part of parts) {
    exact += part.isFlexible ? part.width * stretch : part.width;
    const next = Math.round(exact);
    part.put(x, next);
    x = next;
  }
  return filled;

  function partsOf(module: Module): Part[] {
    switch (module.kind) {
      case 'suite':
        return suiteParts(module);
      case 'common':
        return [wetPart(module.toilet, undefined, false)];
      case 'kitchen':
        return kitchenParts(module);
      case 'stair':
        return [
          {
            width: module.width,
            // Where all else is wet, the stair takes what is left.
            isFlexible: modules.every(({ kind }) => kind === 'stair' || kind === 'common'),
            put: (x0, x1) => enter(full('stair', 'Stair', x0, x1), 'open'),
          },
        ];
      case 'room':
        return [
          {
            width: (module.area * 1e6) / depth,
            isFlexible: true,
            put: (x0, x1) =>
              enter(full(module.room, module.name, x0, x1), module.isOpen ? 'open' : 'door'),
          },
        ];
    }
  }

  function suiteParts(module: Extract<Module, { kind: 'suite' }>): Part[] {
    let bed: Room | undefined;
    const getBed = (then: (room: Room) => void) => {
      if (bed) then(bed);
      else waiting.push(then);
    };
    const waiting: ((room: Room) => void)[] = [];
    const bedPart: Part = {
      width: (module.area * 1e6) / depth,
      isFlexible: true,
      put: (x0, x1) => {
        const room = full('bedroom', 'Bedroom', x0, x1);
        bed = room;
        enter(room, 'door');
        for (const then of waiting) then(room);
      },
    };
    if (module.toilet === undefined) return [bedPart];
    const wet = wetPart(module.toilet, getBed, module.hasDress);
    return module.isWetFirst ? [wet, bedPart] : [bedPart, wet];
  }

  function wetPart(
    area: number,
    getBed: ((then: (room: Room) => void) => void) | undefined,
    hasDress: boolean,
  ): Part {
    const { shaft, toiletDepth, nicheDepth, isDress, width } = wetStack(
      area,
      depth,
      row.hasShafts,
      hasDress,
    );
    return {
      width,
      isFlexible: false,
      put: (x0, x1) => {
        const inwards = Math.sign(row.inner - row.outer);
        const toiletFrom = row.outer + inwards * shaft;
        const toiletTo = toiletFrom + inwards * toiletDepth;
        if (shaft > 0) draft.shafts.push(boxOf(x0, row.outer, x1, toiletFrom));
        const toilet = addRoom(
          draft,
          'toilet',
          getBed ? 'Toilet' : 'Common toilet',
          boxOf(x0, toiletFrom, x1, toiletTo),
        );
        if (nicheDepth === 0) {
          if (getBed) getBed((bed) => link(draft, bed, toilet));
          else enter(toilet, 'door');
          return;
        }
        const box = boxOf(x0, toiletTo, x1, row.inner);
        if (getBed === undefined) {
          const wash = addRoom(draft, 'wash', 'Wash', box);
          link(draft, wash, toilet);
          enter(wash, 'open');
        } else if (isDress) {
          const dress = addRoom(draft, 'dress', 'Dress', box);
          link(draft, dress, toilet);
          getBed((bed) => link(draft, bed, dress, 'open'));
        } else {
          const niche = addRoom(draft, 'niche', 'Wardrobe', box);
          getBed((bed) => {
            link(draft, bed, niche, 'open');
            link(draft, bed, toilet);
          });
        }
      },
    };
  }

  function kitchenParts(module: Extract<Module, { kind: 'kitchen' }>): Part[] {
    let kitchen: Room | undefined;
    let utility: Room | undefined;
    let inner: Room | undefined;
    const join = () => {
      if (kitchen === undefined || utility === undefined) return;
      link(draft, kitchen, utility);
      if (inner?.kind === 'store') link(draft, kitchen, inner);
    };
    const isSplit = isUtilitySplit(module, depth);
    const utilityDepth = isSplit ? Math.round(depth * 0.56) : depth;
    const cook: Part = {
      width: (module.area * 1e6) / depth,
      isFlexible: true,
      put: (x0, x1) => {
        kitchen = full('kitchen', 'Kitchen', x0, x1);
        filled.kitchen = kitchen;
        join();
      },
    };
    const wash: Part = {
      width: utilityWidth(module, depth),
      isFlexible: false,
      put: (x0, x1) => {
        const cut = row.outer + Math.sign(row.inner - row.outer) * utilityDepth;
        utility = addRoom(draft, 'utility', 'Utility', boxOf(x0, row.outer, x1, cut));
        if (isSplit && module.inner !== undefined) {
          const name = module.inner === 'pooja' ? 'Pooja' : 'Store';
          inner = addRoom(draft, module.inner, name, boxOf(x0, cut, x1, row.inner));
          if (module.inner === 'pooja') enter(inner, 'door');
        }
        join();
      },
    };
    return module.isWetFirst ? [wash, cook] : [cook, wash];
  }

  function full(kind: RoomKind, name: string, x0: number, x1: number): Room {
    return addRoom(draft, kind, name, boxOf(x0, row.outer, x1, row.inner));
  }

  function enter(room: Room, how: Entered['how']): void {
    filled.entered.push({ room, how });
  }
}

const sum = (parts: readonly Part[]): number => parts.reduce((all, { width }) => all + width, 0);
