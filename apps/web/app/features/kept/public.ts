/** What other features may use of this one. */
export { ListsKeeper } from './lists-keeper.tsx';
export { RecentlyViewed } from './recently-viewed.tsx';
export { noteLooked, saveSearch } from './search-list.ts';
export { dropProject, keepProject } from './shortlist.ts';
export { SaveSearchButton } from './save-search-button.tsx';
export { ShortlistToggle } from './shortlist-toggle.tsx';
export { noteViewed } from './viewed.ts';
