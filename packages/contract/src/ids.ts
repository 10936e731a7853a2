import { z } from 'zod';
import { INTEGER_MAX } from './limits.ts';

/** What a row of ours is known by. */
export const Id = z.number().int().positive().max(INTEGER_MAX);

/** The same in an address, where it comes as text. */
export const IdInAddress = z.coerce.number().int().positive().max(INTEGER_MAX);

export const ById = z.object({ id: IdInAddress });
