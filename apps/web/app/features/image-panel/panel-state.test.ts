import { describe, expect, it } from 'vitest';
import { chooseFiles } from './choose-files.ts';
import { type ImageRecord, type ImageType, newRecord } from './image-record.ts';
import { failureText, isUploading, nextState, type PanelEvent, startWith } from './panel-state.ts';

const image = (name: string, imageType: ImageType = 'interiors'): ImageRecord =>
  newRecord({ imageUrl: `/${name}`, publicId: name, width: 4, height: 3 }, imageType);
const file = (name: string, type = 'image/png') => new File(['x'], name, { type });
const after = (records: ImageRecord[], ...events: PanelEvent[]) =>
  events.reduce(nextState, startWith(records));
const names = (records: readonly ImageRecord[]) => records.map(({ publicId }) => publicId);
const sending = (id: string, imageType: ImageType = 'interiors'): PanelEvent => ({
  kind: 'chosen',
  uploads: [{ id, file: file(`${id}.png`), imageType }],
});
const arrives = (id: string): PanelEvent => ({
  kind: 'uploaded',
  id,
  image: { imageUrl: `/${id}`, publicId: id, width: 4, height: 3 },
});

describe('the pictures of the panel', () => {
  it.each<[string, PanelEvent[], string[]]>([
    ['an arrived file comes last', [sending('n'), arrives('n')], ['m', 'a', 'b', 'c', 'n']],
    [
      'a new main picture replaces the old',
      [sending('n', 'main'), arrives('n')],
      ['a', 'b', 'c', 'n'],
    ],
    [
      'removal is by index within its type',
      [{ kind: 'removed', imageType: 'interiors', index: 1 }],
      ['m', 'a', 'c'],
    ],
    [
      'moving up changes two places',
      [{ kind: 'moved', imageType: 'interiors', index: 2, by: -1 }],
      ['m', 'a', 'c', 'b'],
    ],
    [
      'the first cannot move up',
      [{ kind: 'moved', imageType: 'interiors', index: 0, by: -1 }],
      ['m', 'a', 'b', 'c'],
    ],
    [
      'the last cannot move down',
      [{ kind: 'moved', imageType: 'interiors', index: 2, by: 1 }],
      ['m', 'a', 'b', 'c'],
    ],
    [
      'a cancelled file that arrives late is not taken',
      [sending('n'), { kind: 'dropped', id: 'n' }, arrives('n')],
      ['m', 'a', 'b', 'c'],
    ],
  ])('%s', (_, events, expected) => {
    const records = [image('m', 'main'), image('a'), image('b'), image('c')];
    expect(names(after(records, ...events).records)).toEqual(expected);
  });

  it('a caption goes to the one picture it is for', () => {
    const { records } = after([image('a'), image('b'), image('r', 'real')], {
      kind: 'captioned',
      imageType: 'interiors',
      index: 1,
      caption: 'Kitchen',
    });
    expect(records.map(({ publicId, imageCaption }) => [publicId, imageCaption])).toEqual(
      expect.arrayContaining([
        ['a', ''],
        ['b', 'Kitchen'],
        ['r', ''],
      ]),
    );
  });

  it.each<[ImageType, boolean]>([
    ['main', true],
    ['amenities', false],
    ['interiors', false],
    ['exteriors', false],
    ['real', false],
  ])('a picture of type %s has the fields of the specification', (imageType, isElevationImage) => {
    expect(image('a', imageType)).toEqual({
      imageUrl: '/a',
      imageCaption: '',
      propertyCategory: 'ALL',
      imageType,
      isElevationImage,
      publicId: 'a',
      width: 4,
      height: 3,
    });
  });
});

describe('a file on its way', () => {
  it('keeps the panel busy until it arrives, fails or is dropped', () => {
    expect(isUploading(after([], sending('n')))).toBe(true);
    expect(isUploading(after([], sending('n'), arrives('n')))).toBe(false);
    expect(isUploading(after([], sending('n'), { kind: 'dropped', id: 'n' }))).toBe(false);
  });

  it('that fails stays to be tried again, and says why until it is', () => {
    const failed = after([], sending('n'), { kind: 'failed', id: 'n', message: 'too large' });
    expect(failed.failure).toBe('Upload failed: too large');
    expect(failed.uploads).toMatchObject([{ state: 'failed' }]);

    expect(nextState(failed, { kind: 'retried', id: 'n' })).toMatchObject({
      failure: null,
      uploads: [{ state: 'running', percent: 0 }],
    });
    expect(nextState(failed, { kind: 'dropped', id: 'n' })).toMatchObject({ failure: null });
  });

  it('that fails without a word has the words of the specification', () => {
    expect(failureText('')).toBe('Upload failed: Unknown error');
  });
});

describe('choosing files', () => {
  it.each<[string, File[], ImageType, { count: number; refusal: RegExp }]>([
    ['nothing', [], 'real', { count: 0, refusal: /^No file provided for upload\.$/ }],
    ['images', [file('a.png'), file('b.jpg', 'image/jpeg')], 'real', { count: 2, refusal: /^$/ }],
    [
      'a paper among them',
      [file('a.png'), file('b.pdf', 'application/pdf')],
      'real',
      { count: 1, refusal: /image files.*b\.pdf/ },
    ],
    [
      'only a paper',
      [file('b.pdf', 'application/pdf')],
      'main',
      { count: 0, refusal: /image files/ },
    ],
    [
      'two for the main picture',
      [file('a.png'), file('b.png')],
      'main',
      { count: 1, refusal: /one main image/ },
    ],
  ])('%s', (_, files, imageType, { count, refusal }) => {
    const chosen = chooseFiles(files, imageType);
    expect(chosen.files).toHaveLength(count);
    expect(chosen.refusal ?? '').toMatch(refusal);
  });
});
