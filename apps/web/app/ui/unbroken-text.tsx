/** A letter with its word: e-khata, e-Swathu. */
const LETTER_AND_WORD = /((?<![\p{L}\p{N}])\p{L}-\p{L}+)/u;

/** A text whose line never ends between a letter and the word that it belongs to, which then reads as "e-". */
export function UnbrokenText({ text }: { text: string }) {
  return text.split(LETTER_AND_WORD).map((piece, at) =>
    at % 2 === 1 ? (
      <span key={`${at} ${piece}`} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
