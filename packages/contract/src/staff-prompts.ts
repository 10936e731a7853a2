import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { optionalLine, required, Version } from './staff-fields.ts';
import * as staffWire from './staff-wire.ts';

/** The texts that tell the language model what to do, with every version of each. */

const PromptVersion = z.object({
  version: z.number().int().positive(),
  text: z.string(),
  /** What was changed, in the words of who changed it. */
  note: z.string().nullable(),
  /** Null for what came with the product. */
  changedBy: z.string().nullable(),
  changedAt: z.string(),
});
export type PromptVersion = z.infer<typeof PromptVersion>;

const Prompt = z.object({
  name: z.string(),
  title: z.string(),
  /** What it is used for. */
  purpose: z.string(),
  /** An example of what the model is given to work on, beside the text. */
  sample: z.string(),
  current: PromptVersion,
});
export type Prompt = z.infer<typeof Prompt>;

const params = z.object({ name: required('name is required', 100) });
const Text = required('text is required', 8000);

export const listPrompts = endpoint({
  summary: 'The prompts, each in its current version',
  at: staffWire.listPrompts,
  access: 'admin',
  answer: z.object({ items: z.array(Prompt) }),
  problems: [],
});

export const getPrompt = endpoint({
  summary: 'One prompt with all its versions, the newest first',
  at: staffWire.getPrompt,
  access: 'admin',
  params,
  answer: Prompt.extend({ versions: z.array(PromptVersion) }),
  problems: ['prompt.not-found'],
});

export const savePrompt = endpoint({
  summary: 'Save a new version of a prompt; restoring an old one is saving its text again',
  at: staffWire.savePrompt,
  access: 'admin',
  params,
  body: z.object({ version: Version, text: Text, note: optionalLine(300).default(null) }),
  answer: Prompt,
  problems: ['prompt.not-found', 'edit.stale'],
});

export const restorePrompt = endpoint({
  summary: 'Make the text of an old version the current one, as a new version',
  at: staffWire.restorePrompt,
  access: 'admin',
  params,
  body: z.object({ version: Version, from: Version }),
  answer: Prompt,
  problems: ['prompt.not-found', 'edit.stale'],
});

export const previewPrompt = endpoint({
  summary: 'A text as the model would get it, with a sample to work on; nothing is saved or sent',
  at: staffWire.previewPrompt,
  access: 'admin',
  params,
  body: z.object({ text: Text }),
  answer: z.object({ preview: z.string() }),
  problems: ['prompt.not-found'],
});
