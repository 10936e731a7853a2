import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StartFailure } from '#server/platform/start-failure.ts';

/** What stands behind the name of a command; an option that it does not have stops it with a sentence. */
export function given<const T extends NonNullable<ParseArgsConfig['options']>>(options: T) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new StartFailure(error instanceof Error ? error.message : String(error), {
      cause: error,
    });
  }
}
