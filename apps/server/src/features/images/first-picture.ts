import { sql } from 'kysely';

/** The address of the picture by which a project `p` is shown everywhere: the first of its order, in which staff keep the main one. */
export const firstPicture = sql<string | null>`(
  select i.url from property_images i where i.property_id = p.id order by i.position limit 1)`;
