import type { OwnedData } from './features/accounts/owned-data.ts';
import { ownedLeads } from './features/leads/owned-leads.ts';
import { loadLists } from './features/lists/load-lists.ts';

/** What features keep of a buyer: all of it is in their download, and goes with their account. */
export const ownedData = ({ staffEmail }: { staffEmail: string | undefined }): OwnedData => ({
  leads: ownedLeads(staffEmail),
  lists: { load: loadLists },
});
