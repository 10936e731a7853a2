export { leadProjectOf } from './ask.ts';
export { ContactButton } from './contact-button.tsx';
export { LeadButton } from './lead-button.tsx';
export { UnfinishedAsk } from './unfinished-ask.tsx';
