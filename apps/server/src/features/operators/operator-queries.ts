import type { AccountStatus } from '@manemitra/contract/access';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

export interface OperatorRow {
  id: number;
  user_name: string;
  name: string;
  email: string | null;
  phone_number: string | null;
  status: AccountStatus;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  version: number;
  properties: number;
}

export const operators = (db: Kysely<Database>) =>
  db.selectFrom('staff_accounts').where('role', '=', 'operator');

export function operatorRows(db: Kysely<Database>) {
  return operators(db)
    .select([
      'id',
      'user_name',
      'name',
      'email',
      'phone_number',
      'status',
      'created_at',
      'updated_at',
      'deleted_at',
      'version',
    ])
    .select(
      sql<number>`(
        select count(*)::int from operator_properties o join properties p on p.id = o.property_id
        where o.staff_id = staff_accounts.id and p.deleted_at is null
      )`.as('properties'),
    );
}

/** An operator by user name, whatever its letter case. */
export function findOperator(
  db: Kysely<Database>,
  userName: string,
): Promise<OperatorRow | undefined> {
  return operatorRows(db)
    .where(sql<string>`lower(user_name)`, '=', userName.toLowerCase())
    .executeTakeFirst();
}

/** Keeps others from changing an operator until the transaction ends. */
export async function lockOperator(
  trx: Kysely<Database>,
  userName: string,
): Promise<OperatorRow | undefined> {
  await operators(trx)
    .select('id')
    .where(sql<string>`lower(user_name)`, '=', userName.toLowerCase())
    .forUpdate()
    .execute();
  return findOperator(trx, userName);
}
