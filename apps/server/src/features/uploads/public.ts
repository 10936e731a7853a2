export { countUpload, refuseUpload, type UploadDeps } from './count-upload.ts';
