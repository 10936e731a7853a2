import type { Prompt, PromptVersion } from '@manemitra/contract/staff-prompts';

/** A prompt with all its versions, the newest first. */
export type WholePrompt = Prompt & { versions: PromptVersion[] };
