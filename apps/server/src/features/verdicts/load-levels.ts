import { judgedAnewOn, verdictLevelOn } from '@manemitra/domain/verdict/judge';
import { severityOf } from '@manemitra/domain/verdict/levels';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import {
  columnsOf,
  inLists,
  type Columns,
  type Lists,
} from '#server/platform/database/in-lists.ts';
import { verdictFactsOf } from './verdict-facts.ts';
import {
  namesOfBuilders,
  VERDICT_COLUMNS,
  type VerdictParts,
  type VerdictRow,
} from './verdict-rows.ts';

export interface JudgedLevel {
  /** 0 is the best. */
  severity: number;
  /** When the same facts may be judged otherwise, `YYYY-MM-DD`; null where no date is to come. */
  anewOn: string | null;
}

type ProjectLists = VerdictRow & { id: number; promoter_id: number };
type UnitLists = VerdictParts['units'][number] & { of: number };
type PastLists = VerdictParts['past'][number] & { of: number };
interface CheckedLists {
  of: number;
  day: string | null;
}
type KhathaLists = VerdictParts['khathas'][number] & { of: number };
/** Of a promoter: about this project, or about one that is not in the catalogue. */
interface ComplaintLists {
  of: number;
  about: number | null;
  count: number;
}

interface BuilderLists {
  of: number;
  projects: number;
}

interface ReadLists {
  projects: Lists<ProjectLists>;
  units: Lists<UnitLists>;
  past: Lists<PastLists>;
  checked: Lists<CheckedLists>;
  khathas: Lists<KhathaLists>;
  complaints: Lists<ComplaintLists>;
  builders: Lists<BuilderLists>;
}

/** How these projects are judged on a day, for the columns that searches run on; many are read at a time. */
export async function loadVerdictLevels(
  db: Kysely<Database>,
  ids: readonly number[],
  today: string,
): Promise<Map<number, JudgedLevel>> {
  const { projects, ...lists } = await readLists(db, ids);
  const units = grouped(lists.units);
  const past = grouped(lists.past);
  const checked = grouped(lists.checked);
  const khathas = grouped(lists.khathas);
  const complaints = grouped(lists.complaints);
  const builders = grouped(lists.builders);
  return new Map(
    rowsOf(projects).map(({ id, promoter_id, ...row }) => {
      const facts = verdictFactsOf(
        row,
        {
          units: units.get(id) ?? [],
          past: past.get(promoter_id) ?? [],
          pastCheckedOn: checked.get(promoter_id)?.[0]?.day ?? null,
          khathas: khathas.get(id) ?? [],
          projectsOfBuilder: builders.get(promoter_id)?.[0]?.projects ?? 0,
          ...complaintsOf(complaints.get(promoter_id) ?? [], id),
        },
        today,
      );
      const severity = severityOf(verdictLevelOn(facts, today));
      return [id, { severity, anewOn: judgedAnewOn(facts, today) }];
    }),
  );
}

const PROJECT: Columns<ProjectLists> = columnsOf('p', ['id', 'promoter_id', ...VERDICT_COLUMNS]);
const UNIT: Columns<UnitLists> = {
  of: sql`u.property_id`,
  type: sql`u.type`,
  loading: sql`u.loading_percent`,
  hasPrice: sql`u.price_min is not null`,
  hasArea: sql`coalesce(u.carpet_sqft_min, u.plot_sqft_min) is not null`,
  charges: sql`coalesce(l.charges, 0)`,
};
const PAST: Columns<PastLists> = {
  of: sql`pp.promoter_id`,
  promisedOn: sql`pp.promised_on`,
  completedOn: sql`pp.completed_on`,
  status: sql`pp.status`,
  hasCase: sql`pp.has_case`,
};
const CHECKED: Columns<CheckedLists> = {
  of: sql`q.promoter_id`,
  day: sql`max(q.past_projects_checked_on)`,
};
const KHATHA: Columns<KhathaLists> = {
  of: sql`s.property_id`,
  class: sql`s.khatha_class`,
  isE: sql`s.is_e_khatha`,
};
const COMPLAINT: Columns<ComplaintLists> = {
  of: sql`c.promoter_id`,
  about: sql`c.property_id`,
  count: sql`count(*)::int`,
};
const BUILDER: Columns<BuilderLists> = { of: sql`n.promoter_id`, projects: sql`count(*)::int` };

function complaintsOf(
  ofPromoter: readonly ComplaintLists[],
  id: number,
): Pick<VerdictParts, 'complaints' | 'complaintsElsewhere'> {
  const sumOf = (isCounted: (about: number | null) => boolean) =>
    ofPromoter.reduce((sum, { about, count }) => sum + (isCounted(about) ? count : 0), 0);
  return {
    complaints: sumOf((about) => about === id),
    complaintsElsewhere: sumOf((about) => about !== id),
  };
}

async function readLists(db: Kysely<Database>, ids: readonly number[]): Promise<ReadLists> {
  const asked = sql`any(${ids}::int[])`;
  // The promoter once, not once for each of its projects; the lines by their ids, for no table is read whole.
  const promoters = sql`any(array(select promoter_id from properties where id = ${asked}))`;
  const unitIds = sql`any(array(select id from unit_types where property_id = ${asked}))`;
  const lines = sql`
    select unit_type_id, count(*)::int as charges from price_lines
    where stage = 'possession' and unit_type_id = ${unitIds} group by unit_type_id`;
  const { rows } = await sql<ReadLists>`
    select projects.lists as projects, units.lists as units, past.lists as past, checked.lists as checked,
      khathas.lists as khathas, complaints.lists as complaints, builders.lists as builders
    from (${inLists(PROJECT, sql`from properties p where p.id = ${asked}`)}) projects,
      (${inLists(UNIT, sql`from unit_types u left join (${lines}) l on l.unit_type_id = u.id where u.property_id = ${asked}`)}) units,
      (${inLists(PAST, sql`from past_projects pp where pp.promoter_id = ${promoters}`)}) past,
      (${inLists(CHECKED, sql`from properties q where q.promoter_id = ${promoters} group by q.promoter_id`)}) checked,
      (${inLists(KHATHA, sql`from survey_numbers s where s.property_id = ${asked}`)}) khathas,
      (${inLists(COMPLAINT, sql`from complaints c where c.promoter_id = ${promoters} group by c.promoter_id, c.property_id`)}) complaints,
      (${inLists(BUILDER, sql`from (${namesOfBuilders(sql`= ${promoters}`)}) n group by n.promoter_id`)}) builders`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The verdicts returned no row.');
  return row;
}

/** Lists as rows. */
function rowsOf<Row extends object>(lists: Lists<Row>): Row[] {
  const names = Object.keys(lists) as (keyof Row)[];
  const [first] = names;
  if (first === undefined) return [];
  return lists[first].map(
    (_, at) => Object.fromEntries(names.map((name) => [name, lists[name][at]])) as Row,
  );
}

/** Rows by what they are of. */
function grouped<Row extends { of: number }>(lists: Lists<Row>): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rowsOf(lists)) {
    const group = groups.get(row.of);
    if (group === undefined) groups.set(row.of, [row]);
    else group.push(row);
  }
  return groups;
}
