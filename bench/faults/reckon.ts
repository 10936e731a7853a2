import { existsSync, readFileSync } from 'node:fs';
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
export async function reckonWrites({ db, origin }: FaultWorld, ledger: Ledger): Promise<Reckoning> {
  const { rows } = await sql<{ mark: string; times: number }>`
    select mark, count(*)::int as times from (
      select contact_person as mark from seller_enquiries
      union all select message from leads
      union all select after ->> 'description' from property_changes where section = 'description'
      union all select substr(properties ->> 'path', 2) from events
    ) written group by mark`.execute(db);
  const times = new Map(rows.map((row) => [row.mark, row.times]));
  // An image is named by its content: it is there or not, never twice.
  for (const [mark, address] of ledger.images) {
    const shown = await fetch(origin + address);
    await shown.arrayBuffer();
    if (shown.status === 200) times.set(mark, 1);
  }
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
 * twice. Whoever is told the same id again drops it, a gateway by its key and a mailbox by its Message-ID; the file must not
 * hold an id twice.
 */
export async function reckonMessages(world: FaultWorld): Promise<Reckoning> {
  const { rows } = await sql<{ id: string }>`
    select id from outbox_messages where failed_at is null`.execute(world.db);
  const { rows: causes } = await sql<{ wanted: number; there: number }>`
    select (select count(*) from seller_enquiries)::int + 2 * (select count(*) from leads)::int as wanted,
      (select count(*) from outbox_messages)::int as there`.execute(world.db);
  const { wanted = 0, there = 0 } = causes[0] ?? {};
  const file = path.join(world.folder, 'outbox', 'messages.jsonl');
  const lines = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line) => idOf(line) ?? [])
    : [];
  const written = new Set(lines);
  const missing = rows.filter(({ id }) => !written.has(id) && !world.outside.taken.has(id));
  return {
    lost: missing.length + Math.max(0, wanted - there),
    doubled: lines.length - written.size + Math.max(0, there - wanted),
  };
}

/** Nothing for what a full disk tore: that message has a line of its own further down. */
function idOf(line: string): string | undefined {
  try {
    return (JSON.parse(line) as { id: string }).id;
  } catch {
    return undefined;
  }
}
