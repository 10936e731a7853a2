import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { styleguideContext } from '#web/api/server-context.ts';
import { loader } from './styleguide.tsx';

type Arguments = Parameters<typeof loader>[0];

const load = (context: RouterContextProvider) => loader({ context } as unknown as Arguments);

describe('the styleguide', () => {
  it('does not exist unless the server says so', () => {
    expect(() => load(new RouterContextProvider())).toThrow(
      expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }),
    );
  });

  it('is shown where the server says so', () => {
    const context = new RouterContextProvider();
    context.set(styleguideContext, true);

    expect(load(context)).toBeNull();
  });
});
