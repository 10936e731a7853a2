/** Three ways to ask, in the mixtures of languages that buyers here write (spec 1 and 9). */
export const SAMPLE_PROMPTS = [
  '3bhk near purple line, A khata, not in Whitefield, preferably with a gym, under 1.6 Cr',
  'Hebbal hattira 2bhk beku, 90 lakh olage',
  'ready to move villa chahiye, Sarjapur Road ke paas, 3 crore tak',
] as const;

/** The worked example beside the assistant. */
export const EXAMPLE_PROMPT = SAMPLE_PROMPTS[0];

export function nextPrompt(index: number): number {
  return (index + 1) % SAMPLE_PROMPTS.length;
}
