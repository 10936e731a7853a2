import { createHash } from 'node:crypto';
import { slugOf } from '@manemitra/domain/slug';

/** A slug for any name. Letters that a slug cannot hold, Kannada ones say, are told apart by a stable code. */
export function nameSlug(name: string): string {
  const slug = slugOf(name);
  const isWhole = slug !== '' && !/(?!\p{Script=Latin})\p{L}/u.test(name);
  if (isWhole) return slug;
  const code = createHash('sha256').update(name.normalize('NFC')).digest('hex').slice(0, 8);
  return slug === '' ? `n${code}` : `${slug}-${code}`;
}
