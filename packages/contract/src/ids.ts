import { z } from 'zod';
import { INTEGER_MAX } from './limits.ts';

/** The number of a row in our database. */
export const Id = z.number().int().positive().max(INTEGER_MAX);

/** The same in an address, where it comes as text. */
export const IdInAddress = z.coerce.number().int().positive().max(INTEGER_MAX);

export const ById = z.object({ id: IdInAddress });
