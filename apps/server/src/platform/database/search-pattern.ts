/** A `like` pattern for texts that contain these words; characters with a meaning in patterns are escaped. */
export const containing = (words: string): string =>
  `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
