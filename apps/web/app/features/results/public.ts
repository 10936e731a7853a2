/** What other features may use of this one. */
export { FootBars } from './foot-bars.tsx';
export { ProjectCard } from './project-card.tsx';
export { totalText } from './result-words.ts';
