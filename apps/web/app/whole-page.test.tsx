import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { lazy, Suspense } from 'react';
import type { EntryContext } from 'react-router';
import { dataStream, drawnAtOnce, writtenData } from './whole-page.ts';

const drawn = (body: React.ReactNode, written = 'facts', nonce: string | undefined = 'once') =>
  drawnAtOnce(
    <html lang="en">
      <body>{body}</body>
    </html>,
    { entry: { renderMeta: { didRenderScripts: true } } as EntryContext, written, nonce },
  );

it('a page in which nothing waits is one text, with its data last', () => {
  const html = drawn(
    <Suspense fallback="waiting">
      <p>A home</p>
    </Suspense>,
  );
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
  expect(html).toContain('<p>A home</p>');
  expect(html).toMatch(
    /<script nonce="once">[^<]*enqueue\('facts'\);[^<]*close\(\);<\/script><\/body><\/html>$/,
  );
});

it('what was told cannot end the script that carries it, and arrives as it was', () => {
  const told = '</script><script>stolen()</script><!-- & \u2028 "say" \'it\' \\n \\u0041 \r\n';
  const html = drawn(<p>A home</p>, told) ?? '';
  expect(html.match(/<script/g)).toHaveLength(1);
  const [, literal = ''] = /enqueue\(('.*')\);/.exec(html) ?? [];
  expect(runInNewContext(literal)).toBe(told);
});

it('a page in which a part waits or fails is left to be drawn in parts', () => {
  const Late = lazy(async () => ({ default: () => <p>late</p> }));
  const Failing = () => {
    throw new Error('this part fails');
  };
  const waiting = (
    <Suspense fallback="waiting">
      <Late />
    </Suspense>
  );
  const failing = (
    <Suspense fallback="waiting">
      <Failing />
    </Suspense>
  );
  expect(drawn(waiting)).toBeUndefined();
  expect(drawn(failing)).toBeUndefined();
  expect(drawn(<Failing />)).toBeUndefined();
});

it('what loaders found out is read to its end, and can be read again', async () => {
  const entry = { serverHandoffStream: dataStream('ಮನೆ ₹') } as EntryContext;
  expect(await writtenData(entry)).toBe('ಮನೆ ₹');
});
