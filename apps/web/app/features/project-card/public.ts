/** What other features may use of this one. */
export { listedCard, type ListedCard } from './listed-card.ts';
export { matchLines, wayKind } from './match-lines.ts';
export { Reason } from './match-reasons.tsx';
export { ProjectCard } from './project-card.tsx';
export { ProjectPicture } from './project-picture.tsx';
export { RegisterLink, ReraLine, type ReraProject } from './rera-line.tsx';
