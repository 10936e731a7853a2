import { RECORD_MAX } from '@manemitra/domain/record-limits';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Said } from './paging.ts';
import { TOO_MANY_UNITS } from './staff-properties-sections.ts';
import * as staffWire from './staff-wire.ts';

const typed = (max: number) => z.string().max(max, `Keep it to ${max} characters.`);

/** A project that a person types: it is brought in like a row of a file, as a draft. */
export const addProperty = endpoint({
  summary: 'Add one project by hand, as a draft; it can be taken back like an import of one row',
  at: staffWire.addProperty,
  access: 'admin',
  body: z.strictObject({
    /** By the names of the import's columns (docs/import-format.md), as a sheet would have them. */
    cells: z
      .record(z.string().max(60), typed(5000))
      .refine(
        (cells) => Object.keys(cells).length <= 100,
        'These are more columns than there are.',
      ),
    homes: z
      .array(
        z.strictObject({
          label: typed(200),
          carpet: typed(100),
          super: typed(100),
          price: typed(100),
        }),
      )
      .max(RECORD_MAX.units, TOO_MANY_UNITS)
      .default([]),
    /** It looks like a project that is there, and is another one. */
    isAnother: z.boolean().default(false),
  }),
  answer: Said.extend({
    propertyId: z.number().int(),
    /** By which it is taken back: `takeImportBack`. */
    importId: z.number().int(),
  }),
  problems: ['property.known', 'property.looks-alike'],
});
