/** What other features may use of this one. */
export { Assistant } from './assistant.tsx';
export { AssistantHost, fullAssistant } from './assistant-host.tsx';
export { type Greeting, greetingFrom } from './greeting.ts';
export { EXAMPLE_PROMPT } from './sample-sentences.ts';
export { SamplePrompts } from './sample-prompts.tsx';
export { dockedAssistant } from './dock-host.tsx';
export { useAsk } from './use-ask.ts';
export { useAssistantOpen } from './use-door.ts';
