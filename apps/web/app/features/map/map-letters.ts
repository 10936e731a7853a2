import kannadaUrl from '#web/styles/fonts/anek-kannada-map.woff2?url';

/** The letters of the page. */
export const FAMILY = "'Anek', 'Anek Stand-in', sans-serif";
const LATIN = ["500 16px 'Anek'", "600 16px 'Anek'"];

/** Kannada letters of the one weight that the map writes. */
const KANNADA_FAMILY = 'Anek Map';

let latin: Promise<void> | undefined;
let kannada: Promise<void> | undefined;
let isKannadaHere = false;
let kannadaFamily = FAMILY;

/** Whether Latin names are drawn in the letters of the page at once, as where the page is in sight already. */
export const hasLatin = (): boolean => LATIN.every((face) => document.fonts.check(face, 'A'));

/** Resolves when the Latin letters of the page are here, or cannot be: names drawn before would keep the stand-in. */
export function latinLetters(): Promise<void> {
  latin ??= Promise.all(LATIN.map((face) => document.fonts.load(face, 'A'))).then(
    () => undefined,
    () => undefined,
  );
  return latin;
}

/** Whether Kannada names can be drawn. */
export const hasKannada = (): boolean => isKannadaHere;

/** Resolves when there are letters for Kannada names. Where they cannot come, names have those of the system. */
export function kannadaLetters(): Promise<void> {
  kannada ??= loadKannada();
  return kannada;
}

/** The family of Kannada names, once there are letters for them. */
export const familyOfKannada = (): string => kannadaFamily;

async function loadKannada(): Promise<void> {
  // A page that shows Kannada has all of its letters.
  if (!document.fonts.check("500 16px 'Anek'", 'ಕ')) {
    kannadaFamily = `'${KANNADA_FAMILY}', ${FAMILY}`;
    const face = new FontFace(KANNADA_FAMILY, `url(${kannadaUrl}) format('woff2')`, {
      weight: '500',
      unicodeRange: 'U+0964-0965, U+0C80-0CF3, U+200C-200D',
    });
    document.fonts.add(face);
    await face.load().catch(() => undefined);
  }
  isKannadaHere = true;
}
