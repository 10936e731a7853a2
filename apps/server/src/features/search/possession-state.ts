import { sql, type RawBuilder } from 'kysely';

/** How far a project `p` is, as `possessionState` of the domain has it: for statements that read no unit types. */
export const possessionStateSql: RawBuilder<string | null> = sql`case
  when p.status = 'ready' and p.occupancy_certificate_received is false and (
    exists (select from unit_types u where u.property_id = p.id and u.type <> 'plot')
    or not exists (select from unit_types u where u.property_id = p.id))
  then 'built-oc-pending' else p.status end`;
