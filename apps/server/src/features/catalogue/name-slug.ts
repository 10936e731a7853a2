import { createHash } from 'node:crypto';
import { slugOf } from '@manemitra/domain/slug';

/** An address may have 200 letters, and gets a code and a number besides. */
const SLUG_MAX = 150;

/** A slug for any name. Where letters are lost (Kannada, or too many of them), a stable code keeps different names apart. */
export function nameSlug(name: string): string {
  const whole = slugOf(name);
  const slug = whole.slice(0, SLUG_MAX).replace(/-$/, '');
  const isWhole = slug !== '' && slug === whole && !/(?!\p{Script=Latin})\p{L}/u.test(name);
  if (isWhole) return slug;
  const code = createHash('sha256').update(name.normalize('NFC')).digest('hex').slice(0, 8);
  return slug === '' ? `n${code}` : `${slug}-${code}`;
}
