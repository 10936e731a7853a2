/** What other features may use of this one. */
export { askForCode, sendAgain } from './code-steps.ts';
export { proveHere } from './prove-here.ts';
export { SignInFrame } from './sign-in-frame.tsx';
export { useOutcomeFocus } from './use-outcome-focus.ts';
