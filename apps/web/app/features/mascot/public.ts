/** What other features may use of this one. */
export { BarDoor } from './bar-door.tsx';
export { FloatingMascot } from './floating-mascot.tsx';
