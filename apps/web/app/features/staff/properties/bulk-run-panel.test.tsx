import type { BulkRun } from '@manemitra/contract/staff-properties-publication';
import { describe, expect, it } from 'vitest';
import { one, render } from '#web/testing/render.tsx';
import { BulkRunPanel } from './bulk-run-panel.tsx';

const run: BulkRun = {
  id: 7,
  action: 'delete',
  stage: null,
  status: 'running',
  total: 400,
  done: 100,
  changed: 98,
  unchanged: 0,
  refused: 2,
  createdAt: '2026-11-22T06:00:00Z',
  finishedAt: null,
  resultHref: '/api/v1/admin/properties/bulk-runs/7/result',
};
const buttons = (screen: HTMLElement) =>
  [...screen.querySelectorAll('button, a')].map(({ textContent }) => textContent);

describe('a change of many projects', () => {
  it('that is under way says how far it is and can be stopped', async () => {
    const { screen } = await render(<BulkRunPanel run={run} onBegun={() => undefined} />);
    expect(one(screen, '[role=progressbar]').getAttribute('aria-valuenow')).toBe('25');
    expect(screen.textContent).toContain('98 deleted, 2 left as they were.');
    expect(buttons(screen)).toEqual(['Stop']);
  });

  it('that was stopped or is done gives its result as a file, and can be put away', async () => {
    const { screen } = await render(
      <BulkRunPanel run={{ ...run, status: 'cancelled' }} onBegun={() => undefined} />,
    );
    expect(screen.textContent).toContain('Stopped after 100 of 400 projects');
    expect(buttons(screen)).toEqual(['Undo', 'Result as CSV', 'Close']);
    const stages = await render(
      <BulkRunPanel
        run={{ ...run, action: 'set-stage', stage: 'ready', status: 'done' }}
        onBegun={() => undefined}
      />,
    );
    expect(buttons(stages.screen)).toContain('Undo');
    expect(one(screen, 'a[download]').getAttribute('href')).toBe(run.resultHref);
  });
});
