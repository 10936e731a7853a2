/** What other features may use of this one. */
export { SignInFrame } from './sign-in-frame.tsx';
export { useOutcomeFocus } from './use-outcome-focus.ts';
