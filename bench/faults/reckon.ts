import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { FaultWorld } from './fault-world.ts';
import type { Ledger } from './writers.ts';

/** What became of all that was written: lost is what was acknowledged and is not there, doubled what is there twice. */
interface Reckoning {
  lost: number;
  doubled: number;
  /** The marks of what was lost. */
  lostMarks?: string[];
}

/** Compares the ledger with the rows. */
export async function reckonWrites({ db }: FaultWorld, ledger: Ledger): Promise<Reckoning> {
  const { rows } = await sql<{ mark: string; times: number }>`
    select mark, count(*)::int as times from (
      select contact_person as mark from seller_enquiries
      union all select message from leads
      union all select after ->> 'description' from property_changes where section = 'description'
    ) written group by mark`.execute(db);
  const times = new Map(rows.map((row) => [row.mark, row.times]));
  const marks = [...ledger.marks];
  const lostMarks = [...ledger.acknowledged].filter((mark) => !times.has(mark));
  return {
    lost: lostMarks.length,
    lostMarks,
    doubled: marks.filter((mark) => (times.get(mark) ?? 0) > 1).length,
  };
}

/**
 * Compares the messages with their causes once all are delivered: each lead and enquiry has its own, each went out, none
 * twice. A gateway that is told the same key again sends nothing; the file must not hold an id twice.
 */
export async function reckonMessages(world: FaultWorld): Promise<Reckoning> {
  const { rows } = await sql<{ id: string; channel: string }>`
    select id, channel from outbox_messages where failed_at is null`.execute(world.db);
  const { rows: causes } = await sql<{ wanted: number; there: number }>`
    select (select count(*) from seller_enquiries)::int + 2 * (select count(*) from leads)::int as wanted,
      (select count(*) from outbox_messages)::int as there`.execute(world.db);
  const { wanted = 0, there = 0 } = causes[0] ?? {};
  const lines = readFileSync(path.join(world.folder, 'outbox', 'messages.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { id: string }).id);
  const written = new Set(lines);
  const missing = rows.filter(({ id, channel }) =>
    channel === 'email' ? !written.has(id) : !world.gateway.taken.has(id),
  );
  return {
    lost: missing.length + Math.max(0, wanted - there),
    doubled: lines.length - written.size + Math.max(0, there - wanted),
  };
}
