/** What other features may use of this one. */
export { setAssistantOpen } from './assistant-door.ts';
export { Assistant, type Greeting } from './assistant.tsx';
export { AssistantHost, loadAssistant } from './assistant-host.tsx';
export { EXAMPLE_PROMPT } from './sample-sentences.ts';
export { SamplePrompts } from './sample-prompts.tsx';
export { stepOf } from './chat-turn.ts';
export { keepSignedIn, signedIn } from './signed-in.ts';
export { useAssistantOpen } from './use-assistant-open.ts';
