import type { ProjectRecord } from '@manemitra/catalogue/project-record';

/** One project of each kind in so many: one in sixty is bare of something. */
const CYCLE = 180;

/** What a whole part is missing of, by its place in the cycle; none is among the first hundred. */
const BARE_AT: Readonly<Record<number, (record: ProjectRecord) => ProjectRecord>> = {
  // Without homes there are no papers either: they are drawn from what is told of the homes.
  119: (record) => ({ ...record, units: [] }),
  149: ({ images: _images, ...record }) => record,
  179: ({ coordinates: _coordinates, ...record }) => record,
};

/**
 * Few projects lack their homes, their pictures or their point altogether, as real ones do, so that what the pages
 * say then can be seen.
 */
export function bareOfAPart(record: ProjectRecord, index: number): ProjectRecord {
  return BARE_AT[index % CYCLE]?.(record) ?? record;
}
