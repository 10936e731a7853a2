import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { randomFrom } from '@manemitra/catalogue/random';
import { storyOf } from '../documents/story.ts';

/** How often somebody told these, of the projects that could have them. */
const TOLD = { registrationDates: 0.92, commencement: 0.9, conversion: 0.86 } as const;
const CITY: readonly string[] = ['BBMP', 'GBA', 'BDA'];

/**
 * The record with what its papers say of the registration, the commencement of the work and the land: the dates are those that
 * its drawn documents have. From a stream of numbers of its own, so that everything else stays as it was.
 */
export function withPaperFacts(record: ProjectRecord, stream: string): ProjectRecord {
  const random = randomFrom(`papers/${stream}`);
  const isTold = {
    registrationDates: random.chance(TOLD.registrationDates),
    commencement: random.chance(TOLD.commencement),
    conversion: random.chance(TOLD.conversion),
  };
  const { approver, reraCheckedOn, units } = record;
  const [reraNumber] = record.reraNumbers ?? [];
  const hasBuildings = units.some(({ type }) => type !== 'plot');
  const story =
    reraNumber === undefined
      ? undefined
      : storyOf({
          ...record,
          seed: reraNumber,
          reraNumber,
          reraCheckedOn,
          checkedOn: record.source.checkedOn ?? '',
        });
  const until = isTold.registrationDates ? story?.reraValidUntil : undefined;
  return {
    ...record,
    ...(until === undefined ? {} : { reraValidUntil: until }),
    ...(until === undefined || story?.extendedUntil === undefined
      ? {}
      : { reraExtendedUntil: story.extendedUntil }),
    ...(hasBuildings && story !== undefined && isTold.commencement
      ? { commencementCertificate: { received: true, on: story.commencedOn } }
      : {}),
    ...(approver !== undefined && !CITY.includes(approver) && isTold.conversion
      ? { conversion: 'converted' as const }
      : {}),
  };
}
