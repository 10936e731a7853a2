import type { ImportView } from '@manemitra/contract/staff-properties-imports';
import { act, useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { answering } from '#web/testing/network.ts';
import { eventually, one, render, type } from '#web/testing/render.tsx';
import { ImportColumns } from './import-columns.tsx';
import { type Import, useImport } from './use-import.ts';

const place = { line: 4, sheetRow: 3 };
const view: ImportView = {
  id: 1,
  fileName: 'leaflet.csv',
  format: 'csv',
  status: 'uploaded',
  bytes: 100,
  percent: 0,
  rowsRead: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  refusedCells: 0,
  beside: 0,
  plan: null,
  areDrafts: false,
  drafts: 0,
  takingBack: null,
  promotersLeft: [],
  unreadThatMatters: [],
  failure: null,
  mapping: [{ column: 'Project', as: 'name' }],
  builders: [],
  settings: {},
  columnNotes: [],
  knownColumns: [{ name: 'name', title: 'Name', isRequired: true, isOfHome: false }],
  preview: {
    notRead: [],
    rows: [{ ...place, cells: ['Tunga Nest'] }],
    problems: [
      {
        ...place,
        project: 'Tunga Nest',
        field: 'units',
        reason: 'It names no home.',
        isCell: true,
      },
    ],
  },
  startedBy: null,
  createdAt: '2026-11-21T06:00:00.000Z',
  finishedAt: null,
};

it('a row of the preview is counted as in what would be refused: as a spreadsheet does', async () => {
  const { screen } = await render(<ImportColumns view={view} it={{} as Import} />);
  const places = [...screen.querySelectorAll('table')].map(
    (table) => table.querySelector('tbody :is(th, td)')?.textContent,
  );
  expect(places).toEqual(['Row 3 (line 4)', 'Row 3 (line 4)']);
});

it('a source that is typed is heard when the typing rests, before the field is left', async () => {
  const map = vi.fn<Import['map']>();
  const { screen } = await render(<ImportColumns view={view} it={{ map } as unknown as Import} />);
  await type(
    one<HTMLInputElement>(screen, '#import-settings ~ div > :nth-child(3) input'),
    'A leaflet',
  );
  await eventually(() => expect(map).toHaveBeenCalledOnce());
  const [[change]] = map.mock.calls as [Parameters<Import['map']>];
  expect(change({ mapping: view.mapping, settings: { areas: 'carpet' } })).toEqual({
    mapping: view.mapping,
    settings: { areas: 'carpet', sourceName: 'A leaflet' },
  });
});

it('of what is said of a file nothing is lost, though nothing has been drawn or answered since what was said before', async () => {
  answering({});
  const drawn: Import[] = [];
  function Columns() {
    const it = useImport(view, () => undefined);
    useEffect(() => void drawn.push(it));
    return null;
  }
  await render(<Columns />);
  const said = drawn.at(-1);
  await act(async () => {
    void said?.map((now) => ({ ...now, settings: { ...now.settings, homeType: 'villa' } }));
    void said?.map((now) => ({ ...now, settings: { ...now.settings, areas: 'carpet' } }));
  });
  expect(drawn.at(-1)?.view?.settings).toEqual({ homeType: 'villa', areas: 'carpet' });
});
