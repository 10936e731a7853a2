import type { EndpointInput } from '@manemitra/contract/endpoint';
import type { Consent, submitLead as endpoint } from '@manemitra/contract/leads';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { readPhoneNumber } from '#server/features/phone-numbers/public.ts';
import { takeAttempt } from '#server/platform/attempts/attempts.ts';
import { serverSecret } from '#server/platform/secrets/server-secret.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';
import { findAskedFor } from './asked-for.ts';
import { consentsOf, toTeamAlone } from './consents.ts';
import { changeLimit, leadLimits, MERGED_WITHIN_MS } from './lead-limits.ts';
import { homeOf, projectOfLead } from './lead-project.ts';
import { changeWishes, keepLead, lockLeadsOf, standingLead } from './lead-queries.ts';
import { mergeInto, type Wanted } from './merge-lead.ts';
import { tellOfLead } from './tell-recipients.ts';

export interface LeadDeps {
  db: Kysely<Database>;
  /** Whoever of the team reads the staff's mail. */
  staffEmail: string | undefined;
  /** The name under which buyers know the team: the operator of the site. */
  team: string;
  /** Multiplies the limit of addresses (`RATE_LIMIT_SCALE`). */
  limitScale: number;
}

type Body = EndpointInput<typeof endpoint>['body'];

/** The result of a request: `changedUntold` if its recipients are no longer notified of changes. */
export interface SentLead {
  outcome: 'sent' | 'sentOfInvented' | 'merged' | 'changed' | 'changedUntold';
  leadId: string;
}

/**
 * Stores a buyer's request and notifies its recipients, both or neither. The same request within a day, while it stands,
 * stays one: its recipients are notified again only if the buyer changed something in it, three times at most. Refuses
 * with `property.not-found`, `lead.other-number` or `lead.too-many`.
 */
export async function submitLead(
  { db, staffEmail, team, limitScale }: LeadDeps,
  { idOrSlug, body }: { idOrSlug: string; body: Body },
  { by, now, address }: ChangedBy,
): Promise<SentLead> {
  const userId = by.id;
  const project = await projectOfLead(db, idOrSlug);
  refuseOtherPromoter(body.promoterId, project.promoterId);
  const askedFor = await findAskedFor(db, body.type);
  if (askedFor === undefined) {
    refuse('body.type', 'This is no longer offered. Open the project again.');
  }
  const secret = await serverSecret(db, 'lead-limits');
  const sentAlong = await readSentAlong(db, project.id, body);
  return db.transaction().execute(async (trx) => {
    await lockLeadsOf(trx, userId);
    await refuseOtherNumber(trx, userId, body.phone);
    const consents = await consentsOf(trx, project, team);
    const agreed = atMost(body.recipient, consents[askedFor.about], project.promoterName, team);
    const wanted: Wanted = {
      wants_call: body.extraDetails.call === 'Yes',
      wants_whatsapp: body.extraDetails.whatsapp === 'Yes',
      recipient: agreed.recipient,
      consent: agreed.text,
      message: body.message,
      ...sentAlong,
    };
    const about = {
      user_id: userId,
      property_id: project.id,
      promoter_id: project.promoterId,
      type: body.type,
    };
    const since = new Date(now.getTime() - MERGED_WITHIN_MS);
    const earlier = await standingLead(trx, about, since);
    if (earlier !== undefined) {
      const leadId = String(earlier.id);
      const merged = mergeInto(earlier, wanted);
      if (merged === undefined) return { outcome: 'merged', leadId };
      await changeWishes(trx, earlier.id, { ...merged, updated_at: now });
      // The buyer's new choice counts at once; only the notifications end.
      const isUntold = await takeAttempt(trx, [changeLimit(earlier.id)], { now, secret });
      if (isUntold) return { outcome: 'changedUntold', leadId };
      await tellOfLead(trx, earlier.id, staffEmail);
      return { outcome: 'changed', leadId };
    }

    const id = await keepLead(trx, {
      ...about,
      ...wanted,
      title: askedFor.title,
      created_at: now,
      updated_at: now,
    });
    await tellOfLead(trx, id, staffEmail);
    const limits = leadLimits({ userId, address }, limitScale);
    const refused = await takeAttempt(trx, limits, { now, secret });
    if (refused) throw new Problem('lead.too-many', { retryAfter: refused.waitSeconds });
    return { outcome: project.isDemonstration ? 'sentOfInvented' : 'sent', leadId: String(id) };
  });
}

/** Nobody gets a number except those that the buyer was told of. */
function atMost(
  told: Consent['recipient'] | undefined,
  now: Consent,
  promoterName: string,
  team: string,
): Consent {
  return told === 'team' && now.recipient === 'promoter' ? toTeamAlone(promoterName, team) : now;
}

/** What the buyer chose to send with the request: their search, and the home they mean. */
async function readSentAlong(
  db: Kysely<Database>,
  propertyId: number,
  { sentence, unitId }: Pick<Body, 'sentence' | 'unitId'>,
) {
  const home = unitId === undefined ? null : await homeOf(db, propertyId, unitId);
  if (home === undefined) {
    refuse(
      'body.unitId',
      'This project no longer lists that home. Open the project again to see what it has.',
    );
  }
  return { sentence: sentence === undefined || sentence === '' ? null : sentence, home };
}

/** A buyer agrees to one promoter having their number, not to any. */
function refuseOtherPromoter(told: string | undefined, promoterId: number): void {
  if (told === undefined || told === String(promoterId)) return;
  refuse(
    'body.promoterId',
    'This project now belongs to another promoter. Open it again to see which.',
  );
}

/** A request is for the proved number, so that nobody can have somebody else called. */
async function refuseOtherNumber(
  trx: Transaction<Database>,
  userId: number,
  given: string | null | undefined,
): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select('phone_number')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) throw new Problem('session.required');
  if (given === undefined || given === null || given === '') return;
  if (readPhoneNumber(given) === user.phone_number) return;
  const { message } = new Problem('lead.other-number');
  throw new Problem('lead.other-number', { fields: [{ field: 'body.phone', message }] });
}

function refuse(field: string, message: string): never {
  throw new Problem('input.invalid', { fields: [{ field, message }] });
}
