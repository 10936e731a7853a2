export { type LeadProject, leadProjectOf } from './ask.ts';
export { ContactButton } from './contact-button.tsx';
export { LeadButton } from './lead-button.tsx';
export { loadPlainAsk, sendPlainAsk } from './plain-ask.ts';
export { PlainAskForm } from './plain-ask-form.tsx';
export { UnfinishedAsk } from './unfinished-ask.tsx';
