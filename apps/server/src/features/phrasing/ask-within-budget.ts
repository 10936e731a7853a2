import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { Outage } from '#server/platform/ask-outside.ts';
import type { AskModel } from '#server/providers/language-model/language-model.port.ts';
import { takeCall, type Budget } from './call-budget.ts';
import { loadPrompt, type PromptName } from './load-prompt.ts';

export interface PhrasingServices {
  /** The model, if one is configured and switched on. */
  ask?: AskModel;
  budget: Budget;
  /** Called with the reason why the deterministic answer is used. */
  report: (reason: string) => void;
}

export interface Asking {
  /** The account or network address whose budget is used. */
  caller: string;
  /** `YYYY-MM-DD` */
  today: string;
}

/** The model's text, or `undefined`: no model, no prompt, no budget left, too slow or failing. */
export async function askWithinBudget(
  db: Kysely<Database>,
  { ask, budget, report }: PhrasingServices,
  { prompt, material, caller, today }: Asking & { prompt: PromptName; material: object },
): Promise<string | undefined> {
  if (ask === undefined) return undefined;
  const instructions = await loadPrompt(db, prompt);
  if (instructions === undefined) return undefined;
  if (!(await takeCall(db, { caller, today, budget }))) return undefined;
  try {
    return await ask({ instructions, material: JSON.stringify(material) });
  } catch (error) {
    if (!(error instanceof Outage)) throw error;
    report(error.message);
    return undefined;
  }
}
