import type { BulkRun } from '@manemitra/contract/staff-properties-publication';
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { UNREACHED_MESSAGE } from '#web/api/problem.ts';
import { answering } from '#web/testing/network.ts';
import { eventually, one, press, render } from '#web/testing/render.tsx';
import { SheetWork } from './sheet-work.tsx';
import { useSheet } from './use-sheet.ts';

// The first call loads what all calls are checked by, which on a busy machine takes longer than a screen is waited for.
beforeAll(() => import('@manemitra/contract/contract'));

const page = {
  items: [
    { id: 1, name: 'Kaveri Nest', isPublished: true, cells: { towers: '', khatha: '' } },
    { id: 2, name: 'Tunga Nest', isPublished: true, cells: { towers: '2', khatha: 'B' } },
  ],
  total: 2,
  page: 1,
  pageSize: 50,
  columns: [
    { name: 'towers', title: 'Towers' },
    { name: 'khatha', title: 'Khatha' },
  ],
  shown: ['towers', 'khatha'],
};
const state = { page: 1, pageSize: 50, search: '', sort: 'name-asc', filters: {} };
const run: BulkRun = {
  id: 7,
  action: 'set-facts',
  stage: null,
  status: 'done',
  total: 2,
  done: 2,
  changed: 2,
  unchanged: 0,
  refused: 0,
  createdAt: '2026-11-28T06:00:00Z',
  finishedAt: '2026-11-28T06:00:01Z',
  resultHref: '/api/v1/admin/properties/bulk-runs/7/result',
};

function Work() {
  const sheet = useSheet();
  return <SheetWork sheet={sheet} state={state} page={page} />;
}

const textsOf = (screen: HTMLElement) =>
  [...screen.querySelectorAll('[data-cell]')].map(({ textContent }) => textContent);
const button = (screen: HTMLElement, name: string) =>
  [...screen.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name));
const click = (element: HTMLElement | undefined) => act(async () => element?.click());

async function paste(cell: HTMLElement, text: string): Promise<void> {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  await act(async () => cell.dispatchEvent(event));
}

it('a block from a spreadsheet is typed, undone and done again by keys; what is refused stays with its reason, and the save is taken back', async () => {
  const left = {
    id: 2,
    column: 'towers',
    outcome: 'refused',
    reason: '"four" is not a number.',
    stands: '2',
  };
  const made = answering({
    'POST /api/v1/admin/properties/bulk-runs': () => ({ json: run }),
    'GET /api/v1/admin/properties/bulk-runs/7/left': () => ({ json: { items: [left] } }),
  });
  const { screen } = await render(<Work />);
  const first = one(screen, '[data-cell="0 0"]');
  await act(async () => first.focus());
  await paste(first, '3\tA khata\r\nfour\t\r\n');
  const said = ' (changed, not saved)';
  const pasted = [`3${said}`, `A khata${said}`, `four${said}`, `Not known${said}`];
  expect(textsOf(screen)).toEqual(pasted);
  await press(one(screen, '[data-active]'), 'z', { ctrlKey: true });
  expect(textsOf(screen)).toEqual(['', '', '2', 'B']);
  await press(one(screen, '[data-active]'), 'y', { ctrlKey: true });
  expect(textsOf(screen)).toEqual(pasted);

  await click(button(screen, 'Save 4 cells'));
  await eventually(() =>
    expect(one(screen, '[aria-label="Cells that were not saved"]').textContent).toContain(
      'Tunga Nest · Towers: four. "four" is not a number.',
    ),
  );
  expect(made[0]?.body).toEqual({
    action: 'set-facts',
    cells: [
      { id: 1, column: 'towers', was: '', text: '3' },
      { id: 1, column: 'khatha', was: '', text: 'A khata' },
      { id: 2, column: 'towers', was: '2', text: 'four' },
      { id: 2, column: 'khatha', was: 'B', text: '' },
    ],
  });
  expect(textsOf(screen)[2]).toBe('four (refused)');
  expect(button(screen, 'Save 1 cell')).toBeDefined();

  await click(button(screen, 'Take the last save back (3 cells)'));
  await eventually(() => expect(button(screen, 'Take the last save back')).toBeUndefined());
  expect(made.at(-1)).toEqual({
    call: 'POST /api/v1/admin/properties/bulk-runs',
    body: { action: 'take-back', changedBy: 7 },
  });
});

it('a save that could not be taken back for want of the server can be taken back again, and what was typed since stays', async () => {
  const made = answering({
    'POST /api/v1/admin/properties/bulk-runs': () => ({ json: { ...run, changed: 1 } }),
    'GET /api/v1/admin/properties/bulk-runs/7/left': () => ({ json: { items: [] } }),
  });
  const { screen } = await render(<Work />);
  const cell = one(screen, '[data-cell="0 0"]');
  await act(async () => cell.focus());
  await paste(cell, '3');
  await click(button(screen, 'Save 1 cell'));
  await eventually(() => expect(button(screen, 'Take the last save back')).toBeDefined());
  await paste(one(screen, '[data-active]'), '9');
  const answered = globalThis.fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await click(button(screen, 'Take the last save back'));
  await eventually(() => expect(screen.textContent).toContain(UNREACHED_MESSAGE));
  expect(textsOf(screen)[0]).toBe('9 (changed, not saved)');

  vi.stubGlobal('fetch', answered);
  await click(button(screen, 'Take the last save back'));
  await eventually(() => expect(button(screen, 'Take the last save back')).toBeUndefined());
  expect(made.at(-1)).toEqual({
    call: 'POST /api/v1/admin/properties/bulk-runs',
    body: { action: 'take-back', changedBy: 7 },
  });
  expect(textsOf(screen)[0]).toBe('9 (changed, not saved)');
});
