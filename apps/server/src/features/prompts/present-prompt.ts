import type { Prompt, PromptVersion } from '@manemitra/contract/staff-prompts';
import type { PromptRow } from './prompt-queries.ts';
import { subjectOf } from './prompt-subjects.ts';

export function presentPrompt(row: PromptRow): Prompt {
  return { name: row.name, ...subjectOf(row.name), current: presentVersion(row) };
}

export function presentVersion(row: PromptRow): PromptVersion {
  return {
    version: row.version,
    text: row.text,
    note: row.note,
    changedBy: row.changed_by,
    changedAt: row.changed_at.toISOString(),
  };
}
