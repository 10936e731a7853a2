import type { Selectable } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** What a buyer says in a request, and who may have it. */
export type Wanted = Pick<
  Selectable<Database['leads']>,
  'wants_call' | 'wants_whatsapp' | 'recipient' | 'consent' | 'message' | 'sentence' | 'home'
>;

/** Consents are not compared: they say who the recipient is in words. */
const COMPARED = [
  'wants_call',
  'wants_whatsapp',
  'recipient',
  'message',
  'sentence',
  'home',
] as const;

/** An earlier request with what a further one adds or changes; `undefined` if that is nothing. What is left out stays. */
export function mergeInto(earlier: Wanted, wanted: Wanted): Wanted | undefined {
  const { sentence, home } = wanted;
  const merged = {
    ...wanted,
    sentence: sentence ?? earlier.sentence,
    home: home ?? earlier.home,
  };
  return COMPARED.every((key) => merged[key] === earlier[key]) ? undefined : merged;
}
