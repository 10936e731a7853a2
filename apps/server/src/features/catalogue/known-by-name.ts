import { type ProjectRecord, PROMOTER_NOT_TOLD } from '@manemitra/catalogue/project-record';
import { promoterCore } from '@manemitra/domain/likeness/promoter-name';
import { mayBeOne, registeredAs } from '@manemitra/domain/likeness/rera-core';
import type { Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { localityOf } from './locality-of.ts';
import { nameSlug } from './name-slug.ts';
import { type Found, type Namesake, namesakeOf, namesakesOf } from './namesakes.ts';
import { decisionsOn } from './row-identities.ts';

/** What a file says of a row besides its record. */
export interface RowHint {
  /** Another row of the file has this name too. */
  isNamedAgain?: boolean | undefined;
  /** What this import told itself does not make a project one of its source. */
  importId?: number | undefined;
}

interface ByName {
  of: (record: ProjectRecord) => Found | undefined;
  /** Where none is surely meant: those that a person has to choose from. */
  inDoubt: (record: ProjectRecord) => Namesake[];
  decided: (record: ProjectRecord) => number | null | undefined;
}

/**
 * Finds the projects of records that nothing else identifies, by name: the one that a person chose for such a row of this source; else the
 * one that `namesakeOf` finds; else the only project with this name and builder in earlier files of the same source, even if those files
 * leave the rest out. With an empty builder, the only project with this name. If two projects match, or only another source has one, a
 * person is asked.
 */
export async function knownByName(
  trx: Transaction<Database>,
  records: readonly ProjectRecord[],
  {
    claimed,
    hintOf,
  }: {
    claimed: ReadonlySet<string>;
    hintOf: (record: ProjectRecord) => RowHint | undefined;
  },
): Promise<ByName> {
  const importId = records.map(hintOf).find((hint) => hint?.importId !== undefined)?.importId;
  const [first] = records;
  const decisions = first === undefined ? [] : await decisionsOn(trx, records);
  const namesakes = first === undefined ? [] : await namesakesOf(trx, records, importId);
  const found = new Map<ProjectRecord, { sure?: Found | undefined; inDoubt: Namesake[] }>();
  const decided = new Map(records.map((record, i) => [record, decisions[i]]));
  for (const record of records) {
    const said = decided.get(record);
    if (said !== undefined) {
      found.set(record, { sure: said?.found, inDoubt: [] });
      continue;
    }
    const numberless = (record.reraNumbers ?? []).length === 0;
    const sure = numberless ? namesakeOf(record, namesakes, claimed) : undefined;
    found.set(
      record,
      sure === undefined
        ? inItsSource(record, namesakes, { claimed, hint: hintOf(record) })
        : { sure, inDoubt: [] },
    );
  }
  return {
    of: (record) => {
      const sure = found.get(record)?.sure;
      const isTaken = decided.get(record) === undefined && sure && claimed.has(sure.import_key);
      return isTaken === true ? undefined : sure;
    },
    inDoubt: (record) => found.get(record)?.inDoubt ?? [],
    decided: (record) => {
      const said = decided.get(record);
      return said === undefined || said === null ? said : said.found.id;
    },
  };
}

/** The one project of its source that a record is of by its name and builder, or those that it may be of. */
function inItsSource(
  record: ProjectRecord,
  namesakes: readonly Namesake[],
  { claimed, hint }: { claimed: ReadonlySet<string>; hint: RowHint | undefined },
): { sure?: Namesake; inDoubt: Namesake[] } {
  const alike = namesakes.filter((each) => mayBeOf(record, each));
  const own = alike.filter(({ sources }) => sources.includes(record.source.name));
  const [only, ...others] = own;
  const isSure =
    only !== undefined &&
    others.length === 0 &&
    !claimed.has(only.import_key) &&
    hint?.isNamedAgain !== true;
  if (isSure) return { sure: only, inDoubt: [] };
  if (own.length > 0) return { inDoubt: own };
  // A row with a builder is compared with other sources by all its facts (`likely-doubles`).
  const isTold = record.promoter.name !== PROMOTER_NOT_TOLD;
  return { inDoubt: isTold ? [] : alike.filter(({ deleted_at }) => deleted_at === null) };
}

/** Whether nothing that a record tells makes it another project than one of its name. */
function mayBeOf(record: ProjectRecord, each: Namesake): boolean {
  const { promoter, externalId, coordinates, source } = record;
  const place = localityOf(record.locality, coordinates && [coordinates.lat, coordinates.lng]);
  const calls = each.calls.filter((call) => call.source === source.name);
  return (
    each.is_demonstration === record.isDemonstration &&
    nameSlug(each.name) === nameSlug(record.name) &&
    (promoter.name === PROMOTER_NOT_TOLD ||
      nameSlug(each.promoter) === nameSlug(promoter.name) ||
      promoterCore(each.promoter) === promoterCore(promoter.name)) &&
    (externalId === undefined || calls.length === 0) &&
    (place === undefined || each.locality_slug === null || each.locality_slug === place.slug) &&
    mayBeOne(registeredAs(record.reraNumbers ?? []), registeredAs(each.rera_numbers))
  );
}
