interface ModelQuestion {
  /** What the model is to do; never a word of a visitor. */
  instructions: string;
  /** What it works on, as data. */
  material: string;
}

/** Asks a language model and resolves with what it wrote, which is a draft and no fact. Throws an `Outage`. */
export type AskModel = (question: ModelQuestion) => Promise<string>;
