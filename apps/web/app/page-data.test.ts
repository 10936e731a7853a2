import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import {
  createRequestHandler,
  type ServerBuild,
  UNSAFE_decodeViaTurboStream as decode,
} from 'react-router';
import { dataScript } from './page-data.ts';

/** As the router writes for the browser what a loader returned. */
async function writtenByRouter(told: unknown): Promise<string> {
  const build = {
    routes: { root: { id: 'root', path: '', module: { loader: () => ({ told }) } } },
    entry: { module: {} },
    assets: { version: '' },
    future: {},
    basename: '/',
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const response = await createRequestHandler(build)(new Request('http://localhost/_root.data'));
  return response.text();
}

/** What the script of a page hands over, as a browser runs it. */
function handedOver(script: string): string {
  const pieces: string[] = [];
  const window = {
    __reactRouterContext: {
      streamController: { enqueue: (piece: string) => pieces.push(piece), close: () => undefined },
    },
  };
  runInNewContext(script, { window });
  return pieces.join('');
}

async function read(written: string): Promise<unknown> {
  const stream = new Response(written).body;
  if (stream === null) throw new Error('Nothing was written.');
  const { value, done } = await decode(stream, globalThis);
  await done;
  return (value as { root: { data: { told: unknown } } }).root.data.told;
}

const arrives = async (told: unknown): Promise<unknown> =>
  read(handedOver(dataScript(await writtenByRouter(told))));

it('whatever loaders found out arrives in the browser as it was', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.anything({ withDate: true, withSet: true, withMap: true }),
      async (told) => {
        const written = await writtenByRouter(told);
        expect(await read(handedOver(dataScript(written)))).toEqual(await read(written));
      },
    ),
  );
});

it('what is said often, and what is not, arrive as they were', async () => {
  const home = {
    label: '3 BHK',
    price: null,
    sizes: [1028, undefined],
    place: 'Whitefield, Bengaluru',
  };
  const told = [home, { ...home }, { ...home, price: -1 }, [], {}, '', '-1', true, 0.5, [[home]]];
  expect(await arrives(told)).toEqual(told);
});

it('a list of projects is half as long as the router writes it', async () => {
  const told = Array.from({ length: 20 }, (_, at) => ({
    name: `Project ${at}`,
    locality: 'Whitefield, Bengaluru',
    home: { label: '3 BHK', price: 15_280_000 + at, carpet: { min: 1028, max: 1219 } },
  }));
  const written = await writtenByRouter(told);
  const extra = dataScript(await writtenByRouter(''));
  expect(dataScript(written).length - extra.length).toBeLessThan(
    JSON.stringify(written).length / 2,
  );
});

it('what was told cannot end the script that carries it, and arrives as it was', async () => {
  for (const told of ['</script><script>stolen()</script><!-- & \u2028', new Set(['</script>'])]) {
    const script = dataScript(await writtenByRouter(told));
    expect(script).not.toMatch(/[<\u2028]/);
    expect(await arrives(told)).toEqual(told);
  }
});
