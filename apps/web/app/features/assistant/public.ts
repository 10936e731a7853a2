/** What other features may use of this one. */
export { Assistant } from './assistant.tsx';
export { AssistantHost, openAssistant, prepareAssistant } from './assistant-host.tsx';
export { type Greeting, greetingFrom } from './greeting.ts';
export { EXAMPLE_PROMPT } from './sample-sentences.ts';
export { SamplePrompts } from './sample-prompts.tsx';
export { useAssistantOpen } from './use-assistant-open.ts';
