import { describe, expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { ScreenFailure } from './screen-failure.tsx';

const answered = (status: number) => ({ status, statusText: '', internal: false, data: null });
const textOf = async (error: unknown) =>
  (await render(<ScreenFailure error={error} />)).screen.textContent;

describe('a screen that cannot be shown', () => {
  it('says of a project of somebody else that it is not among the caller’s', async () => {
    const text = await textOf(answered(404));
    expect(text).toContain('could not find that project among those you look after');
    expect(text).not.toContain('older version');
  });

  it('says of an act that it does not have that the page is old', async () => {
    expect(await textOf(answered(400))).toContain('older version of the page');
  });

  it('because nobody answered does not say that nothing was changed: nobody knows', async () => {
    const text = await textOf(new TypeError('Failed to fetch'));
    expect(text).toContain('We could not reach the server.');
    expect(text).not.toContain('Nothing was changed');
  });

  it('takes the blame for everything else', async () => {
    expect(await textOf(new Error('a bug'))).toContain('went wrong on our side');
    expect(await textOf(answered(500))).toContain('went wrong on our side');
  });
});
