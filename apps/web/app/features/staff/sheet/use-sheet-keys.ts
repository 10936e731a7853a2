import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import {
  between,
  type Block,
  blockOf,
  type Corner,
  pasted,
  placesIn,
  textOfBlock,
} from './sheet-blocks.ts';

/** A cell that is being typed into. */
interface Typing {
  text: string;
}

interface Cells {
  rows: number;
  columns: number;
  textAt: (corner: Corner) => string;
  /** Types texts as one step. */
  type: (typed: readonly (Corner & { text: string })[]) => void;
  undo: () => void;
  redo: () => void;
}

const STEPS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

const START: Corner = { row: 0, column: 0 };

/** The keyboard and the clipboard of a sheet, as people know them from spreadsheets. Tab leaves the sheet unless a cell is typed into. */
export function useSheetKeys({ rows, columns, textAt, type, undo, redo }: Cells) {
  const [active, setActive] = useState(START);
  const [anchor, setAnchor] = useState(START);
  const [typing, setTyping] = useState<Typing | null>(null);
  const within = ({ row, column }: Corner): Corner => ({
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  });
  const here = within(active);
  const chosen: Block = between(here, within(anchor));

  const go = (to: Corner, isExtending = false): void => {
    const next = within(to);
    setActive(next);
    if (!isExtending) setAnchor(next);
  };
  const beside = (row: number, column: number): Corner => ({
    row: here.row + row,
    column: here.column + column,
  });
  const begin = (text = textAt(here)): void => setTyping({ text });
  const leave = (to: Corner): void => {
    if (typing !== null && typing.text !== textAt(here)) type([{ ...here, text: typing.text }]);
    setTyping(null);
    go(to);
  };
  const fillDown = (): void => {
    const { top, bottom } = chosen;
    const below = placesIn({ ...chosen, top: Math.min(bottom, top + 1) });
    type(below.map((place) => ({ ...place, text: textAt({ row: top, column: place.column }) })));
  };
  const clear = (): void => type(placesIn(chosen).map((place) => ({ ...place, text: '' })));

  function onTypingKey(event: KeyboardEvent): void {
    const to =
      event.key === 'Enter'
        ? beside(event.shiftKey ? -1 : 1, 0)
        : event.key === 'Tab'
          ? beside(0, event.shiftKey ? -1 : 1)
          : undefined;
    if (event.key === 'Escape') setTyping(null);
    else if (to === undefined || (event.key === 'Enter' && event.altKey)) return;
    else leave(to);
    event.preventDefault();
  }

  function onCommand(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    if (key === 'z') (event.shiftKey ? redo : undo)();
    else if (key === 'y') redo();
    else if (key === 'd') fillDown();
    else if (key === 'home') go(START, event.shiftKey);
    else if (key === 'end') go({ row: rows, column: columns }, event.shiftKey);
    else if (key === 'a') {
      setAnchor(START);
      setActive({ row: rows - 1, column: columns - 1 });
    } else return false;
    return true;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (typing !== null) return onTypingKey(event);
    const step = STEPS[event.key];
    let isUsed = true;
    if (event.ctrlKey || event.metaKey) isUsed = onCommand(event);
    else if (step !== undefined) go(beside(...step), event.shiftKey);
    else if (event.key === 'Enter' || event.key === 'F2') begin();
    else if (event.key === 'Delete' || event.key === 'Backspace') clear();
    else if (event.key.length === 1 && !event.altKey) begin(event.key);
    else isUsed = false;
    if (isUsed) event.preventDefault();
  }

  function onPaste(event: ClipboardEvent): void {
    if (typing !== null) return;
    event.preventDefault();
    const block = blockOf(event.clipboardData.getData('text/plain'));
    const typed = pasted(block, chosen, { rows, columns });
    type(typed);
    const last = typed.at(-1);
    if (last === undefined) return;
    setAnchor({ row: chosen.top, column: chosen.left });
    setActive({ row: last.row, column: last.column });
  }

  function onCopy(event: ClipboardEvent): void {
    if (typing !== null) return;
    event.preventDefault();
    const block = Array.from({ length: chosen.bottom - chosen.top + 1 }, (_, row) =>
      placesIn({ ...chosen, top: chosen.top + row, bottom: chosen.top + row }).map(textAt),
    );
    event.clipboardData.setData('text/plain', textOfBlock(block));
  }

  return {
    active: here,
    chosen,
    typing,
    go,
    begin,
    leave: () => leave(here),
    onType: (text: string) => setTyping({ text }),
    fillDown,
    onKeyDown,
    onPaste,
    onCopy,
  };
}

export type SheetKeys = ReturnType<typeof useSheetKeys>;
