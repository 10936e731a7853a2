import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openGraphFaults } from '#web/testing/open-graph.ts';
import { pageMeta } from './page-meta.ts';
import { previewMeta } from './preview-meta.ts';

test('a page of text can be shared with a title, a sentence and a picture', () => {
  const descriptors = pageMeta({
    title: 'Disclaimer',
    description: 'How far each thing can be relied on.',
    canonical: 'https://manemitra.example/dashboard/disclaimer',
  });

  expect(openGraphFaults(descriptors)).toEqual([]);
  expect(descriptors).toContainEqual({
    property: 'og:image',
    content: 'https://manemitra.example/preview-home.png',
  });
});

test.each(['home', 'list', 'blog', 'emi'] as const)('the picture of %s is there', (preview) => {
  expect(previewMeta('', preview)[0]).toHaveProperty('content', `/preview-${preview}.png`);
  expect(existsSync(new URL(`../../../public/preview-${preview}.png`, import.meta.url))).toBe(true);
});
