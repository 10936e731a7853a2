import type { EndpointInput } from '@manemitra/contract/endpoint';
import type { exportLeads as endpoint } from '@manemitra/contract/leads';
import { Readable } from 'node:stream';
import { formatPhone } from '@manemitra/domain/phone-display';
import { reraEntry } from '@manemitra/domain/rera-standing';
import { stringify } from 'csv-stringify';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { type FileAnswer, fileAnswer } from '#server/platform/http/file-answer.ts';
import type { ChangedByCaller } from '#server/features/staff-changes/public.ts';
import { selectLeads, type LeadRow } from './lead-queries.ts';
import { leadScopeOf, within, type LeadScope } from './lead-scope.ts';
import { matching, type Leads } from './list-leads.ts';
import { noteViews } from './note-views.ts';
import { presentStaffLead } from './present-lead.ts';

const BATCH = 500;

const COLUMNS = [
  'request',
  'sent',
  'project',
  'RERA',
  'promoter',
  'asked for',
  'home',
  'searched for',
  'name',
  'phone with country code',
  'call',
  'whatsapp',
  'status',
  'notes',
  'taken back',
];

type Filter = EndpointInput<typeof endpoint>['body'];

/**
 * The leads that the caller may see as a CSV file, streamed from the database. Who took how many is logged before the first
 * one leaves; the search text is not logged, because it may be a number.
 */
export async function exportLeads(
  db: Kysely<Database>,
  { status, search }: Filter,
  { by, caller, now, address }: ChangedByCaller,
): Promise<FileAnswer> {
  const scope = await leadScopeOf(db, caller);
  const asked = (leads: Leads) => {
    const found = matching(search)(within(scope)(leads));
    return status === undefined ? found : found.where('l.status', '=', status);
  };
  const { rows } = await asked(selectLeads(db))
    .clearSelect()
    .clearOrderBy()
    .select((lead) => lead.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  await recordAudit(db, {
    at: now,
    actor: by,
    action: 'leads.exported',
    after: {
      rows,
      ...(status === undefined ? {} : { status }),
      ...(search === '' ? {} : { isSearched: true }),
    },
    address,
  });
  // A formula in a name or a note must not run in the spreadsheet that opens the file.
  const csv = stringify({ header: true, columns: COLUMNS, bom: true, escape_formulas: true });
  const lines = Readable.from(linesOf(asked(selectLeads(db)), { db, scope, now }));
  const content: Readable = lines.compose<typeof csv>(csv);
  return fileAnswer({ name: 'leads.csv', mimeType: 'text/csv; charset=utf-8', content });
}

/** From the newest to the oldest, a batch at a time; each is noted as seen before it leaves. */
async function* linesOf(
  asked: Leads,
  { db, scope, now }: { db: Kysely<Database>; scope: LeadScope; now: Date },
) {
  let last: LeadRow | undefined;
  for (;;) {
    const after = last;
    const leads = asked.clearOrderBy().orderBy('l.id', 'desc').limit(BATCH);
    const rows = await (after === undefined ? leads : leads.where('l.id', '<', after.id)).execute();
    await noteViews(db, scope, rows, now);
    for (const row of rows) yield lineOf(row);
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

function lineOf(row: LeadRow): string[] {
  const lead = presentStaffLead(row);
  const yesNo = (is: boolean) => (is ? 'yes' : 'no');
  return [
    lead.id,
    lead.createdAt,
    lead.project.name,
    reraEntry(lead.project.rera, lead.project.isDemonstration),
    lead.promoter.name,
    lead.title,
    lead.home ?? '',
    lead.sentence ?? '',
    lead.buyer?.name ?? '',
    // Spreadsheets take a leading plus for a formula.
    lead.buyer === null ? '' : formatPhone(lead.buyer.phone).slice('+'.length),
    yesNo(lead.call),
    yesNo(lead.whatsapp),
    lead.status,
    lead.notes,
    lead.withdrawnAt ?? '',
  ];
}
