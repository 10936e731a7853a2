let loading: Promise<void> | undefined;

/**
 * Resolves when the letters of the page are here, or cannot be: names drawn before would keep the stand-in. The
 * letters asked for name the files that are needed, Latin and Kannada.
 */
export function mapFonts(): Promise<void> {
  loading ??= Promise.all(
    ["500 16px 'Anek'", "600 16px 'Anek'"].map((face) => document.fonts.load(face, 'Aಕ')),
  ).then(
    () => undefined,
    () => undefined,
  );
  return loading;
}
