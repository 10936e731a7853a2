/** What other features may use of this one. */
export { Logo, LogoMark } from './logo.tsx';
