import { afterEach } from 'vitest';
import { closeScreens } from './render.tsx';

// Once for each file: files share the modules they load, but not what these leave to be done after a test.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
afterEach(closeScreens);
