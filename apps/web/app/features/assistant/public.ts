/** What other features may use of this one. */
export { Assistant, type Greeting } from './assistant.tsx';
export { EXAMPLE_PROMPT } from './sample-sentences.ts';
export { SamplePrompts } from './sample-prompts.tsx';
