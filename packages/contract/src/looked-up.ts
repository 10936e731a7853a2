import { z } from 'zod';
import { LOOKED_UP_MAX_LENGTH, LOOKED_UP_MAX_WORDS } from './limits.ts';

/** Words to look up in names and descriptions. Who says whole sentences means a smart search. */
export const LookedUp = z
  .string()
  .trim()
  .max(LOOKED_UP_MAX_LENGTH, `Keep it under ${LOOKED_UP_MAX_LENGTH} characters.`)
  .refine(
    (text) => text.split(/\s+/).length <= LOOKED_UP_MAX_WORDS,
    `Use at most ${LOOKED_UP_MAX_WORDS} words.`,
  );
