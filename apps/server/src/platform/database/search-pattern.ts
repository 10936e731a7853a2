/** The pattern of `like` for texts that hold these words somewhere; what is special in a pattern stands for itself. */
export const containing = (words: string): string =>
  `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
