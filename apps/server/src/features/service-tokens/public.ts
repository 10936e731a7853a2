export { findService } from './find-service.ts';
