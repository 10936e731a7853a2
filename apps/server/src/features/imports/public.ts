export { takeImportBack } from './steer-import.ts';
