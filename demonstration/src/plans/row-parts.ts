import { isLargeEnough } from './judge.ts';
import { PASSAGE } from './layout.ts';
import { isUtilitySplit, utilityWidth, wetStack } from './row-modules.ts';
import type { Module, WetStack } from './row-modules.ts';

/**
 * A row of modules in numbers, before a room of it is made: most rows that chance draws do not fit, or
 * hold a room that is too small.
 */

export interface RowSpace {
  x0: number;
  x1: number;
  /** Millimetres from the façade to the passage. */
  depth: number;
  hasShafts: boolean;
}

type Of<Kind extends Module['kind']> = Extract<Module, { kind: Kind }>;

/** A module is one part of its row or two: a bed and its toilet, a kitchen and its utility. */
export type Part = {
  /** Along the row, in millimetres. */
  x0: number;
  x1: number;
  /** The width that it would like to have, and whether it shares what is left or keeps just that. */
  width: number;
  isFlexible: boolean;
} & (
  | { kind: 'bed'; module: Of<'suite'> }
  | { kind: 'wet'; module: Of<'suite' | 'common'>; stack: WetStack }
  | { kind: 'cook'; module: Of<'kitchen'> }
  /** `depth` of it lies at the façade, the module's inner room behind it. */
  | { kind: 'utility'; module: Of<'kitchen'>; depth: number }
  | { kind: 'whole'; module: Of<'room' | 'stair'> }
);

/** The parts in turn from `x0` to `x1`; undefined when they do not fit. */
export function placeParts(row: RowSpace, modules: readonly Module[]): Part[] | undefined {
  const parts: Part[] = [];
  for (const module of modules) addParts(parts, module, row, modules);
  let fixed = 0;
  let natural = 0;
  for (const { width, isFlexible } of parts) {
    if (isFlexible) natural += width;
    else fixed += width;
  }
  const left = row.x1 - row.x0 - fixed;
  if (natural === 0 ? Math.abs(left) > 1 : left <= 0) return undefined;
  const stretch = natural === 0 ? 1 : left / natural;
  if (stretch < 0.4 || stretch > 3) return undefined;
  let x = row.x0;
  let exact = row.x0;
  for (const part of parts) {
    exact += part.isFlexible ? part.width * stretch : part.width;
    part.x0 = x;
    x = Math.round(exact);
    part.x1 = x;
  }
  return parts;
}

function addParts(
  parts: Part[],
  module: Module,
  { depth, hasShafts }: RowSpace,
  all: readonly Module[],
): void {
  const shared = { x0: 0, x1: 0, isFlexible: true };
  const own = { x0: 0, x1: 0, isFlexible: false };
  switch (module.kind) {
    case 'suite': {
      const width = (module.area * 1e6) / depth;
      if (module.toilet === undefined) {
        parts.push({ kind: 'bed', module, width, ...shared });
        return;
      }
      const stack = wetStack(module.toilet, depth, hasShafts, module.hasDress);
      const wet: Part = { kind: 'wet', module, stack, width: stack.width, ...own };
      if (module.isWetFirst) parts.push(wet);
      parts.push({ kind: 'bed', module, width, ...shared });
      if (!module.isWetFirst) parts.push(wet);
      return;
    }
    case 'common': {
      const stack = wetStack(module.toilet, depth, hasShafts, false);
      parts.push({ kind: 'wet', module, stack, width: stack.width, ...own });
      return;
    }
    case 'kitchen': {
      const utility: Part = {
        kind: 'utility',
        module,
        depth: isUtilitySplit(module, depth) ? Math.round(depth * 0.56) : depth,
        width: utilityWidth(module, depth),
        ...own,
      };
      if (module.isWetFirst) parts.push(utility);
      parts.push({ kind: 'cook', module, width: (module.area * 1e6) / depth, ...shared });
      if (!module.isWetFirst) parts.push(utility);
      return;
    }
    case 'room':
      parts.push({ kind: 'whole', module, width: (module.area * 1e6) / depth, ...shared });
      return;
    case 'stair': {
      // Where all else is wet, the stair takes what is left.
      const isFlexible = all.every(({ kind }) => kind === 'stair' || kind === 'common');
      parts.push({ kind: 'whole', module, width: module.width, ...own, isFlexible });
    }
  }
}

/** What shafts take of the row, in square millimetres. */
export function shaftArea(parts: readonly Part[]): number {
  let area = 0;
  for (const part of parts) {
    if (part.kind === 'wet') area += (part.x1 - part.x0) * part.stack.shaft;
  }
  return area;
}

/** Whether every room of the row may keep its least size: false is sure, true is not. */
export const mayHoldRooms = (parts: readonly Part[], depth: number): boolean =>
  parts.every((part) => {
    const width = part.x1 - part.x0;
    switch (part.kind) {
      case 'bed':
        // A bedroom may take the end of the passage too.
        return (
          isLargeEnough('bedroom', width, depth) || isLargeEnough('bedroom', width, depth + PASSAGE)
        );
      case 'wet': {
        const { toiletDepth, nicheDepth, isDress } = part.stack;
        const beside = part.module.kind === 'common' ? 'wash' : isDress ? 'dress' : 'niche';
        return (
          isLargeEnough('toilet', width, toiletDepth) &&
          (nicheDepth === 0 || isLargeEnough(beside, width, nicheDepth))
        );
      }
      case 'cook':
        return isLargeEnough('kitchen', width, depth);
      case 'utility': {
        const { inner } = part.module;
        return (
          isLargeEnough('utility', width, part.depth) &&
          (inner === undefined ||
            part.depth === depth ||
            isLargeEnough(inner, width, depth - part.depth))
        );
      }
      case 'whole':
        return isLargeEnough(
          part.module.kind === 'stair' ? 'stair' : part.module.room,
          width,
          depth,
        );
    }
  });
