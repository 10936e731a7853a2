export { findPhoneNumber, readCode, readPhoneNumber } from './read-phone-number.ts';
