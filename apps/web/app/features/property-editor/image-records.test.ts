import { newRecord } from '#web/features/image-panel/public.ts';
import { describe, expect, it } from 'vitest';
import { imageErrorText, imagesOf, recordsOf } from './image-records.ts';

const image = (url: string, kind: 'main' | 'interiors') => ({
  url,
  kind,
  caption: '',
  width: 4,
  height: 3,
  propertyCategory: 'ALL',
  isElevationImage: kind === 'main',
  publicId: `id of ${url}`,
});

describe('the pictures of a project', () => {
  it('saved as they were read are the same, in the same order', () => {
    const images = [image('/m', 'main'), image('/b', 'interiors'), image('/a', 'interiors')];
    expect(imagesOf(recordsOf(images))).toEqual(images);
  });

  it('keep the id of their store and their category (spec 3)', () => {
    const [saved] = imagesOf([
      newRecord({ imageUrl: '/m', publicId: 'in-the-store', width: 4, height: 3 }, 'main'),
    ]);
    expect(saved).toMatchObject({
      propertyCategory: 'ALL',
      isElevationImage: true,
      publicId: 'in-the-store',
    });
  });

  it('have the main one first, whenever it came', () => {
    const late = newRecord({ imageUrl: '/m', publicId: 'm', width: 4, height: 3 }, 'main');
    const saved = imagesOf([...recordsOf([image('/a', 'interiors')]), late]);
    expect(saved.map(({ url }) => url)).toEqual(['/m', '/a']);
  });

  it('say which of them is wrong as its row does', () => {
    const images = [image('/m', 'main'), image('/a', 'interiors'), image('/b', 'interiors')];
    expect(imageErrorText({ 'images.2.caption': 'Say it.' }, images)).toBe(
      'Image 2 of interiors: Say it.',
    );
    expect(imageErrorText({ images: 'Too many.' }, images)).toBe('Too many.');
    expect(imageErrorText({}, images)).toBeUndefined();
  });
});
