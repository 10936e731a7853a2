/** What a toast says, for how long and where. */
export interface ToastMessage {
  kind: 'success' | 'info' | 'warning' | 'failure';
  text: string;
  action?: { label: string; onPress: () => void };
  /** Where it is not of the usual time, see `durationOf`. */
  durationMs?: number;
  position?: 'top-center' | 'bottom-center';
  /** Said once where more than one part of a page says it: a later one takes the place of one with the same. */
  id?: string;
}

const TOAST_MS = 4_000; // spec 9
const SNACKBAR_MS = 5_000; // spec 9: one that offers something to do

/** How long a message stays, unless it is hovered, in ms. */
export function durationOf({ durationMs, action }: ToastMessage): number {
  return durationMs ?? (action === undefined ? TOAST_MS : SNACKBAR_MS);
}

/**
 * The distance of a toast from the bottom: above the bars at the foot of the window, which give their height
 * (`styles/app.css`).
 */
export const clearOfBars = (gap: string): string =>
  `calc(${gap} + max(var(--foot-bars, 0px), var(--tab-bar, 0px)))`;

type Show = (message: ToastMessage) => void;

const waiting: ToastMessage[] = [];
const watchers = new Set<() => void>();
let show: Show | undefined;

/** Says something that needs no answer. The code that draws toasts is loaded with the first one. */
export function showToast(message: ToastMessage): void {
  if (show !== undefined) {
    show(message);
    return;
  }
  waiting.push(message);
  for (const notify of watchers) notify();
}

/** For `ToastRegion`: whether a toast waits to be drawn, and who is told when one does. */
export const waitingToasts = {
  watch: (notify: () => void): (() => void) => {
    watchers.add(notify);
    return () => watchers.delete(notify);
  },
  some: (): boolean => waiting.length > 0 || show !== undefined,
  none: (): boolean => false,
};

/** For the one that draws: takes what waited and everything to come; the returned function ends that. */
export function drawToastsWith(draw: Show): () => void {
  show = draw;
  for (const message of waiting.splice(0)) draw(message);
  return () => {
    show = undefined;
  };
}
