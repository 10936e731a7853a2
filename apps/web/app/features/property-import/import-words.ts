import type { ImportView } from '@manemitra/contract/staff-properties-imports';

export const STATUS_WORDS: Readonly<Record<ImportView['status'], string>> = {
  uploaded: 'Not started',
  waiting: 'Waiting for its turn',
  running: 'Importing',
  cancelled: 'Stopped',
  done: 'Done',
  failed: 'Failed',
};
