import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ChosenBar } from './chosen-bar.tsx';

const A = { id: 7, name: 'Kaveri Nest' };
const B = { id: 9, name: 'Tunga Nest' };
const C = { id: 11, name: 'Hema Nest' };
const bar = (pair: readonly (typeof A)[], is: { isAll?: boolean; isDeleted?: boolean } = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ChosenBar
        count={pair.length}
        total={20}
        isAll={is.isAll ?? false}
        isDeleted={is.isDeleted ?? false}
        pair={pair}
        onAct={() => undefined}
        onSetFact={() => undefined}
        onChooseAll={() => undefined}
        onClear={() => undefined}
      />
    </MemoryRouter>,
  );

it('two chosen projects can be merged, whether they look alike or not', () => {
  expect(bar([A, B])).toContain('href="/admin-dashboard/likely-doubles/7/9"');
});

it('a merge is of two that are there', () => {
  for (const html of [
    bar([A]),
    bar([A, B, C]),
    bar([A, B], { isAll: true }),
    bar([A, B], { isDeleted: true }),
  ]) {
    expect(html).not.toContain('Merge');
  }
});
