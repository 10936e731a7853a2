let loading: Promise<void> | undefined;

/**
 * Resolves when the faces of `map.css` are here, or cannot be: names drawn before would keep the stand-in. The
 * letters name the files that are needed, Latin and Kannada.
 */
export function mapFonts(): Promise<void> {
  loading ??= Promise.all(
    ["500 16px 'Anek Medium'", "600 16px 'Anek SemiBold'"].map((face) =>
      document.fonts.load(face, 'Aಕ'),
    ),
  ).then(
    () => undefined,
    () => undefined,
  );
  return loading;
}
