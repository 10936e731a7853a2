import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The fonts of our papers, with ₹ and Kannada: where they lie. */

// By the package's own name, because a bundle of the server lies elsewhere than this file.
const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@manemitra/catalogue/fonts/font-files'));
export const REGULAR_FILE = join(folder, 'anek-regular.ttf');
export const SEMIBOLD_FILE = join(folder, 'anek-semibold.ttf');
