export { isToBeRegistered, registrationOf, registrationRow } from './registration-of.ts';
