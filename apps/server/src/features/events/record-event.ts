import type { VisitEvent } from '@manemitra/contract/events';
import { redact } from '@manemitra/domain/redact';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { insertEvent } from './event-queries.ts';

/** Keeps what a visitor looked at: nothing of who they are, no number, no address. */
export async function recordEvent(db: Kysely<Database>, event: VisitEvent): Promise<void> {
  await insertEvent(db, { name: event.name, properties: propertiesOf(event) });
}

/** Field by field: whatever else a caller sends is not kept. */
function propertiesOf(event: VisitEvent): Record<string, string> {
  switch (event.name) {
    case 'Landing Page Launch':
      return {};
    case 'Search Performed':
      return { query: redact(event.query) };
    case 'Property Details Launch':
      return { chatText: redact(event.chatText) };
    case 'Page View':
      // The part after the path can contain a sentence or a secret.
      return { path: redact(event.path.split(/[?#]/, 1)[0] ?? '') };
  }
}
