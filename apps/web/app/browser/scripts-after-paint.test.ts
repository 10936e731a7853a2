import { expect, test } from 'vitest';
import { RELEASE_SCRIPT, withScriptsHeldBack } from './scripts-after-paint.ts';

const PAGE = [
  '<link rel="modulepreload" href="/assets/entry.js"/>',
  '<link rel="stylesheet" href="/assets/style.css"/>',
  '<p>A link with rel=&quot;modulepreload&quot;</p>',
  '<script>document.title</script>',
  '<script type="module" async="">import("/assets/entry.js")</script>',
].join('\n');

test('no module of a page is asked for or run before it is let go; all else stays as it was', () => {
  expect(withScriptsHeldBack(PAGE).split('\n')).toEqual([
    '<link rel="held-back" href="/assets/entry.js"/>',
    '<link rel="stylesheet" href="/assets/style.css"/>',
    '<p>A link with rel=&quot;modulepreload&quot;</p>',
    '<script>document.title</script>',
    '<script type="held-back" async="">import("/assets/entry.js")</script>',
  ]);
});

test('the script that lets them go stands on one line and cannot end its own element', () => {
  expect(RELEASE_SCRIPT).not.toMatch(/\n|<\//);
});
