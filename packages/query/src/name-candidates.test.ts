import { expect, it } from 'vitest';
import { nameCandidates } from './name-candidates.ts';
import { nameIndexOf } from './name-index.ts';
import { tokenize } from './tokens.ts';

const names = nameIndexOf({
  promoters: [],
  projects: [{ slug: 'prestige-tech-vista', name: 'Prestige Tech Vista' }],
});

function candidatesIn(text: string): string[] {
  const tokens = tokenize(text);
  const found = nameCandidates({ text, tokens, today: '2026-11-22', names });
  return found.map(({ start, end, kind, slugs }) => {
    const said = tokens.slice(start, end).map((token) => token.text);
    return `${said.join(' ')}: ${kind} ${slugs.join(' | ')}`;
  });
}

it('lists every name that words may be, longer and shorter ones', () => {
  expect(candidatesIn('prestige tech park')).toEqual([
    'prestige tech park: place prestige-tech-park',
    'prestige: promoter prestige',
  ]);
  expect(candidatesIn('prestige tech')).toContain('prestige tech: project prestige-tech-vista');
  expect(candidatesIn('jp nagar 7th phase')).toEqual([
    'jp nagar 7th phase: place jp-nagar-7th-phase',
    'jp nagar: place jp-nagar',
  ]);
});

it('keeps all that share a name', () => {
  expect(candidatesIn('gopalan mall')).toContain(
    'gopalan mall: place gopalan-mall-mico-layout | gopalan-mall-chamarajpet',
  );
});
