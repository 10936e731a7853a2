/** What other features may use of this one. */
export { logOut } from './log-out.ts';
export { Logo, LogoMark } from './logo.tsx';
export { ThemeToggle } from './theme-toggle.tsx';
