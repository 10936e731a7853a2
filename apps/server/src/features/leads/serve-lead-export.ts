import { Readable } from 'node:stream';
import { formatPhone } from '@manemitra/domain/phone-display';
import { stringify } from 'csv-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { refuseUnlessAllowed } from '#server/platform/http/call-endpoint.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { rateLimit, type RateLimit } from '#server/platform/http/rate-limit.ts';
import { selectLeads, type LeadRow } from './lead-queries.ts';
import { leadScopeOf, within, type LeadScope } from './lead-scope.ts';
import { noteViews } from './note-views.ts';
import { presentStaffLead } from './present-lead.ts';

const BATCH = 500;

const COLUMNS = [
  'request',
  'sent',
  'project',
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

interface ExportDeps {
  db: Kysely<Database>;
  limit: RateLimit;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
}

/** The leads that the caller may see as a CSV file, `/exports/leads.csv`, written while it is read from the database. */
export function serveLeadExport(app: FastifyInstance, { db, limit, contextOf }: ExportDeps): void {
  app.get('/exports/leads.csv', { config: rateLimit(limit) }, async (request, reply) => {
    const { caller, now } = await contextOf(request, reply);
    refuseUnlessAllowed({ access: 'staff' }, caller);
    const scope = await leadScopeOf(db, caller);
    // A formula in a name or a note must not run in the spreadsheet that opens the file.
    const csv = stringify({ header: true, columns: COLUMNS, bom: true, escape_formulas: true });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="leads.csv"')
      .header('cache-control', 'no-store')
      .send(Readable.from(linesOf(db, scope, now)).compose(csv));
  });
}

/** From the newest to the oldest, a batch at a time; each is noted as seen before it leaves. */
async function* linesOf(db: Kysely<Database>, scope: LeadScope, now: Date) {
  let last: LeadRow | undefined;
  for (;;) {
    const after = last;
    const leads = within(scope)(selectLeads(db))
      .clearOrderBy()
      .orderBy('l.id', 'desc')
      .limit(BATCH);
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
