import { sql, type Kysely } from 'kysely';

/**
 * An all-in price is not known where nobody tells whether the listed price includes charges of the builder (decision 209). What was
 * calculated had every other part, so that it is what such a home costs at least.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update unit_types set
      all_in_at_least = coalesce(all_in_price, all_in_at_least), all_in_price = null, all_in_price_max = null
    from (
      select u.id,
        count(*) filter (where l.kind in ('amenities', 'infrastructure', 'bescom-bwssb')
          or (l.kind = 'car-parking' and u.type <> 'plot')) as told,
        sum(l.rupees) as sum,
        sum(l.rupees) filter (where l.kind = 'base-price') as base
      from unit_types u left join price_lines l on l.unit_type_id = u.id and l.stage = 'agreement'
        and l.kind in ('base-price', 'amenities', 'infrastructure', 'bescom-bwssb', 'car-parking', 'other')
      where u.price_min is not null and (u.all_in_price is not null or u.all_in_price_max is not null)
      group by u.id
    ) lines
    where unit_types.id = lines.id
      and lines.told < case unit_types.type when 'plot' then 3 else 4 end
      and (lines.sum is distinct from unit_types.price_min or lines.base is not distinct from unit_types.price_min)`.execute(
    db,
  );
}
