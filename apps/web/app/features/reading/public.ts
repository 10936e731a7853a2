export { pageMeta } from './page-meta.ts';
export { previewMeta } from './preview-meta.ts';
export { minutesToRead, type Section } from './section.ts';
export { InlineText } from './inline-text.tsx';
export { Sections } from './sections.tsx';
export { TableOfContents } from './table-of-contents.tsx';
