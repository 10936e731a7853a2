import type { getAccountData } from '@manemitra/contract/accounts';
import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';

export type AccountData = EndpointAnswer<typeof getAccountData>;

/** Where a buyer is written to. */
export const addressesOf = ({
  phone_number: phone,
  email,
}: {
  phone_number: string;
  email: string | null;
}): string[] => (email === null ? [phone] : [phone, email]);

interface Owned<Part> {
  /** For the buyer's download. */
  load: (db: Kysely<Database>, userId: number) => Promise<Part>;
  /** Work to do before the rows go with the account. */
  erase?: (trx: Transaction<Database>, userId: number) => Promise<void>;
}

/** Data of a buyer in other features, by its place in the download; `src/owned-data.ts` lists them. */
export type OwnedData = { readonly [Part in 'leads' | 'lists']: Owned<AccountData[Part]> };

/** Has each feature do what its data ask for before a buyer is erased. */
export async function eraseOwned(
  trx: Transaction<Database>,
  ownedData: OwnedData,
  userId: number,
): Promise<void> {
  for (const { erase } of Object.values<Owned<unknown>>(ownedData)) await erase?.(trx, userId);
}
