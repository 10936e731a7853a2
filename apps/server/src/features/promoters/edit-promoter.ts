import type { contract } from '@manemitra/contract/contract';
import type { EndpointInput } from '@manemitra/contract/endpoint';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { maskContact, recordAudit } from '#server/features/audit/public.ts';
import { lockLoads } from '#server/features/load-lock/public.ts';
import {
  differences,
  staleEdit,
  standing,
  type ChangedByCaller,
} from '#server/features/staff-changes/public.ts';
import { refuseTakenName } from './create-promoter.ts';
import { presentPromoter } from './present-promoter.ts';
import { ensurePromoterAccount } from './promoter-account.ts';
import { keepFormerName } from './promoter-names.ts';
import { findPromoter, lockPromoter, type PromoterRow } from './promoter-queries.ts';

type Edit = EndpointInput<(typeof contract)['editPromoter']>['body'];
type Profile = {
  [Field in Exclude<keyof Edit, 'version'>]-?: Exclude<Edit[Field], undefined>;
};

/** Facts by which buyers judge a promoter are for admins to change; promoters edit their contact details. */
const FOR_ADMINS = ['name', 'orgType', 'registrationNumber'] as const;

/**
 * Changes the profile of a promoter that the caller may edit. Refuses with `promoter.not-found`, `access.refused` for
 * operators, `input.invalid` at fields that are not the caller's, and `edit.stale`.
 */
export async function editPromoter(
  db: Kysely<Database>,
  promoterId: number,
  { version, ...edit }: Edit,
  { caller, ...change }: ChangedByCaller,
): Promise<PromoterRow> {
  if (caller.role === 'operator') throw new Problem('access.refused');
  return db.transaction().execute(async (trx) => {
    // A rename writes the promoter's projects: that lock comes before any row's.
    const loads = edit.name === undefined ? undefined : await lockLoads(trx);
    await lockPromoter(trx, promoterId);
    const row = standing(await findPromoter(trx, promoterId, caller), 'promoter.not-found');
    if (row.version !== version) throw await stale(trx, row);
    const changes = differences(profileOf(row), edit);
    if (changes === undefined) return row;
    if (caller.role !== 'admin') refuseFieldsForAdmins(changes.after);
    if (loads !== undefined && changes.after.name !== undefined) {
      await refuseTakenName(trx, changes.after.name, promoterId);
      await keepFormerName(loads, row, changes.after.name);
    }
    await write(trx, promoterId, changes.after, change.now);
    await recordAudit(trx, {
      at: change.now,
      actor: change.by,
      action: 'promoter.edited',
      subject: { kind: 'promoter', id: promoterId },
      before: maskContact(changes.before),
      after: maskContact(changes.after),
      address: change.address,
    });
    return (await findPromoter(trx, promoterId, caller)) ?? row;
  });
}

const profileOf = (row: PromoterRow): Profile => ({
  name: row.name,
  orgType: row.org_type,
  registrationNumber: row.registration_number,
  address: row.address,
  email: row.email,
  phone: row.phone_number,
});

function refuseFieldsForAdmins(changes: Partial<Profile>): void {
  const fields = FOR_ADMINS.filter((field) => changes[field] !== undefined);
  if (fields.length === 0) return;
  const message = 'Only an administrator may change this; write to us.';
  throw new Problem('input.invalid', {
    fields: fields.map((field) => ({ field: `body.${field}`, message })),
  });
}

async function write(
  trx: Transaction<Database>,
  promoterId: number,
  changes: Partial<Profile>,
  now: Date,
): Promise<void> {
  const { name, orgType, registrationNumber, address, email, phone } = changes;
  await trx
    .updateTable('promoters')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(orgType === undefined ? {} : { org_type: orgType }),
      ...(registrationNumber === undefined ? {} : { registration_number: registrationNumber }),
      ...(address === undefined ? {} : { address }),
      updated_at: now,
    })
    .where('id', '=', promoterId)
    .execute();
  if (email === undefined && phone === undefined) return;
  const { staffId } = await ensurePromoterAccount(trx, promoterId);
  await trx
    .updateTable('staff_accounts')
    .set({
      ...(email === undefined ? {} : { email }),
      ...(phone === undefined ? {} : { phone_number: phone }),
      updated_at: now,
    })
    .where('id', '=', staffId)
    .execute();
}

function stale(db: Kysely<Database>, row: PromoterRow): Promise<Problem> {
  const { name, orgType, registrationNumber, address, email, phone } = presentPromoter(row);
  return staleEdit(
    db,
    { kind: 'promoter', id: row.id },
    {
      version: row.version,
      updatedAt: row.updated_at,
      values: { name, orgType, registrationNumber, address, email, phone },
    },
  );
}
