import { sql, type Kysely } from 'kysely';

/** The rules of the import as they were on the day of this migration: a migration must not change with them. */

const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,9}));/g;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};
const DECORATED = /[\p{L}\p{Nd}\u24b6-\u24e9\uff01-\uff5e]/gu;
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

function plain(text: string): string {
  let decoded = text;
  for (let round = 0; round < 8; round += 1) decoded = decoded.replace(ENTITY, decodeOne);
  return decoded
    .replace(DECORATED, (letter) => letter.normalize('NFKC'))
    .replace(/\p{Zs}/gu, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .trim();
}

function decodeOne(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? entity) : entity;
  const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isText = (point >= 0x20 && point < 0x7f) || (point >= 0xa0 && point < 0xd800);
  return isText ? String.fromCodePoint(point) : entity;
}

/** `undefined` where an address needs more than the letters of the name (`nameSlug`): it stays as it is. */
function slugOf(name: string): string | undefined {
  const slug = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const isWhole = slug !== '' && slug.length <= 150 && !/(?!\p{Script=Latin})\p{L}/u.test(name);
  return isWhole ? slug : undefined;
}

/** What may be garbled; the rest is not even read. */
const suspect = (column: string) => sql<boolean>`
  (${sql.ref(column)} ~ '&#?[a-zA-Z0-9]+;' or ${sql.ref(column)} is not nfkc normalized
    or ${sql.ref(column)} ~ '[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]')`;

const TEXTS = [
  ['properties', 'address'],
  ['properties', 'description'],
  ['properties', 'source_name'],
  ['unit_types', 'label'],
  ['documents', 'name'],
  ['property_images', 'caption'],
] as const;

/** Names and short texts without entities and decorated letters; a project's address and key follow its name. */
export async function plainNames(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of TEXTS) await plainTexts(db, table, column);
  const promoters = await garbled(db, 'promoters');
  const projects = await garbled(db, 'properties');
  await renameProjects(db, { promoters, projects });
  for (const { id, name, slug } of promoters.values()) {
    const [next, nextSlug] = [plain(name), slugOf(plain(name)) ?? slug];
    // Where the right name is there as another promoter, the next file brings the projects there.
    await sql`
      update promoters set name = ${next}, slug = ${nextSlug}
      where id = ${id} and ${next} <> ''
        and not exists (select from promoters o where o.slug = ${nextSlug} and o.id <> ${id})`.execute(
      db,
    );
  }
}

async function plainTexts(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const { rows } = await sql<{ at: string; text: string }>`
    select ctid::text as at, ${sql.ref(column)} as text from ${sql.table(table)}
    where ${suspect(column)}`.execute(db);
  for (const { at, text } of rows) {
    const next = plain(text);
    if (next === text || next === '') continue;
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${next} where ctid = ${at}::tid`.execute(
      db,
    );
  }
}

interface Named {
  id: number;
  name: string;
  slug: string;
}

async function garbled(db: Kysely<unknown>, table: string): Promise<Map<number, Named>> {
  const { rows } = await sql<Named>`
    select id, name, slug from ${sql.table(table)} where ${suspect('name')}`.execute(db);
  const changed = rows.filter(({ name }) => plain(name) !== name && plain(name) !== '');
  return new Map(changed.map((row) => [row.id, row]));
}

interface Project extends Named {
  locality_slug: string | null;
  import_key: string;
  promoter_id: number;
  promoter: string;
}

async function renameProjects(
  db: Kysely<unknown>,
  { promoters, projects }: Record<'promoters' | 'projects', Map<number, Named>>,
): Promise<void> {
  const { rows } = await sql<Project>`
    select p.id, p.name, p.slug, p.locality_slug, p.import_key, p.promoter_id, pr.name as promoter
    from properties p join promoters pr on pr.id = p.promoter_id
    where p.id = any(${[...projects.keys()]}::int[])
      or p.promoter_id = any(${[...promoters.keys()]}::int[])`.execute(db);
  for (const project of rows) {
    const name = plain(project.name) || project.name;
    const slug =
      name === project.name
        ? project.slug
        : await freeSlug(db, project, slugOf(`${name} ${project.locality_slug ?? ''}`));
    const key = keyOf(project, name);
    // A trigger keeps the old address, which leads to the new one.
    await sql`
      update properties set name = ${name}, slug = ${slug}, import_key = case
        when exists (select from properties o where o.import_key = ${key} and o.id <> ${project.id})
        then import_key else ${key} end
      where id = ${project.id}`.execute(db);
  }
}

async function freeSlug(
  db: Kysely<unknown>,
  { id, slug }: Project,
  base: string | undefined,
): Promise<string> {
  if (base === undefined) return slug;
  for (let number = 1; ; number += 1) {
    const next = number === 1 ? base : `${base}-${number}`;
    const { rows } = await sql`
      select from properties where slug = ${next} and id <> ${id}
      union all select from project_slugs where slug = ${next} and property_id <> ${id}`.execute(
      db,
    );
    if (rows.length === 0) return next;
  }
}

/** A project without a number or an id of its source is known by its name and its promoter's. */
function keyOf({ name, promoter, import_key }: Project, next: string): string {
  const was = slugOf(`${name} ${promoter}`);
  const now = slugOf(`${next} ${plain(promoter) || promoter}`);
  if (was === undefined || now === undefined) return import_key;
  const isByName = import_key === was || import_key.startsWith(`${was}-`);
  return isByName ? `${now}${import_key.slice(was.length)}` : import_key;
}
