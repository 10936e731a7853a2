import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, wherever a script is called from. */
export const PROJECT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** A path inside the project. */
export const inProject = (...parts) => path.join(PROJECT, ...parts);
