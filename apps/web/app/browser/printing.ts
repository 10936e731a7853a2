import { formatDate } from '@manemitra/domain/dates';
import { useEffect, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** How long a picture may keep the printer waiting. */
const PICTURES_WAIT_MS = 4000;

interface Printing {
  /** The day where the reader is, `YYYY-MM-DD`. */
  on: string;
  /** The site's address. */
  origin: string;
}

const listeners = new Set<() => void>();
let isAsked = false;
let current: Printing | undefined;

/**
 * Something while the page is on its way to paper: by our own button, by the browser's menu, or as a PDF. What is only for
 * paper need not be in the page before; it is drawn a moment before and after too, so give it `hidden print:block`.
 */
export function usePrinting(): Printing | undefined {
  return useSyncExternalStore(subscribe, printingNow, () => undefined);
}

/**
 * Whether parts only for paper and for readers without scripts are drawn: always on the server, so that a page that was
 * never hydrated prints whole. Give it `hidden noscript:block print:block`; not for parts that the browser hydrates.
 */
export function useForPaper(): boolean {
  return usePrinting() !== undefined || import.meta.env.SSR;
}

function printingNow(): Printing | undefined {
  if (!isAsked && !matchMedia('print').matches) current = undefined;
  else current ??= { on: today(), origin: location.origin };
  return current;
}

function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

function subscribe(onChange: () => void): () => void {
  // The browser lays the paper out as soon as its listeners have returned.
  const now = (): void => flushSync(onChange);
  const media = matchMedia('print');
  media.addEventListener('change', now);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  listeners.add(now);
  return () => {
    media.removeEventListener('change', now);
    listeners.delete(now);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

function begin(): void {
  ask(true);
  loadEveryPicture();
}

function loadEveryPicture(): void {
  for (const image of document.images) image.loading = 'eager';
}

const end = (): void => ask(false);

function ask(asked: boolean): void {
  if (isAsked === asked) return;
  isAsked = asked;
  for (const tell of listeners) tell();
}

/** Longer ones would run into the number of the page. */
const PAPER_TITLE_MAX = 48;

/**
 * The foot of every printed page: its subject, its address, and when it was printed, so that a lost page can be put back and
 * nobody trusts it for ever.
 */
export function usePaperTitle(title: string): void {
  const printedOn = usePrinting()?.on;
  useEffect(() => {
    const short =
      title.length > PAPER_TITLE_MAX ? `${title.slice(0, PAPER_TITLE_MAX).trimEnd()}…` : title;
    const foot = `${short} · ${location.host}, ${formatDate(printedOn ?? today())}`;
    const { style } = document.documentElement;
    // A text of JSON is one of CSS too, as long as it has no line breaks.
    style.setProperty('--paper-title', JSON.stringify(foot.replaceAll(/\s+/g, ' ')));
    return () => void style.removeProperty('--paper-title');
  }, [title, printedOn]);
}

/**
 * Opens the browser's print dialog once everything to be printed is there, with its pictures. `load` loads the code that
 * draws it; without it, as without a network, what can be drawn is printed.
 */
export async function printPage(load: () => Promise<void>): Promise<void> {
  await load().catch(() => undefined);
  begin();
  // One that cannot be loaded is printed as its text.
  const pictures = [...document.images].map((image) => image.decode().catch(() => undefined));
  let timer: ReturnType<typeof setTimeout> | undefined;
  await Promise.race([
    Promise.all(pictures),
    new Promise((resolve) => (timer = setTimeout(resolve, PICTURES_WAIT_MS))),
  ]);
  clearTimeout(timer);
  // Over when the browser says so: some let the page go on while their dialog is open.
  window.print();
}

/** Ctrl+P and ⌘P print in this way, where the browser's own would not wait. */
export function usePrintKey(load: () => Promise<void>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'p' || event.ctrlKey === event.metaKey) return;
      if (event.shiftKey || event.altKey || event.defaultPrevented) return;
      event.preventDefault();
      if (!event.repeat) void printPage(load);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [load]);
}
