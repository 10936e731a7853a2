/** What other features may use of this one. */
export { FloatingMascot } from './floating-mascot.tsx';
