import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { Database } from './database/schema.ts';
import type { OwnedData } from './features/accounts/owned-data.ts';
import { purgeJobs } from './features/accounts/purge-deleted.ts';
import { eventJobs } from './features/events/event-jobs.ts';
import { exportJobs } from './features/exports/export-jobs.ts';
import { imageJobs } from './features/images/image-jobs.ts';
import { importJobs } from './features/imports/import-jobs.ts';
import { likelyDoubleJobs } from './features/likely-doubles/look-for-doubles.ts';
import { messageJobs } from './features/messages/message-jobs.ts';
import { phrasingJobs } from './features/phrasing/phrasing-jobs.ts';
import { projectPlaceJobs } from './features/project-places/bring-up-places.ts';
import { bulkRunJobs } from './features/property-editing/bulk-run-jobs.ts';
import { uploadJobs } from './features/uploads/upload-jobs.ts';
import { analytics, messageSenders } from './outside-systems.ts';
import type { Outage } from './platform/ask-outside.ts';
import { joinJobs } from './platform/jobs/join-jobs.ts';
import type { JobTable } from './platform/jobs/job-table.ts';
import type { ImageStore } from './providers/image-store/image-store.port.ts';

interface JobNeeds {
  db: Kysely<Database>;
  store: ImageStore;
  ownedData: OwnedData;
  now: () => Date;
  today: () => string;
  say: (line: string) => void;
  log: FastifyBaseLogger;
  reportOutage: (outage: Outage) => void;
}

/** Every feature's work in the background. */
export function createJobs(
  config: Config,
  { db, store, ownedData, now, today, say, log, reportOutage }: JobNeeds,
): JobTable {
  const messages = {
    senders: messageSenders(config, say),
    report: (failure: object) => log.warn(failure, 'a message was not delivered'),
  };
  const forward = analytics(config);
  const events = { report: reportOutage, ...(forward ? { forward } : {}) };
  return joinJobs([
    messageJobs({ db, messages }),
    eventJobs({ db, events }),
    imageJobs({ store, now }),
    uploadJobs({ db, store, now }),
    phrasingJobs({ db }),
    exportJobs({ db }),
    importJobs({ db, today }),
    likelyDoubleJobs({ db, now }),
    projectPlaceJobs({ db, now }),
    bulkRunJobs({ db, now, today }),
    purgeJobs({ db, now, ownedData }),
  ]);
}
