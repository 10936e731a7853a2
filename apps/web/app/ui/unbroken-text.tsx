/** A letter with its word: e-khata, e-Swathu; a figure with its unit: ₹1.54 Cr, 97 sq m, 3.5 BHK. */
const KEPT = /((?<![\p{L}\p{N}])\p{L}-\p{L}+|₹?\d[\d.,]* (?:Cr|L|BHK|sq m|sq ft)(?!\p{L}))/u;

/**
 * A text whose line never ends between a letter and its word, which then reads as "e-", or a figure and its unit. Browsers end
 * the line of a registration's number after a slash by themselves.
 */
export function UnbrokenText({ text }: { text: string }) {
  return text.split(KEPT).map((piece, at) =>
    at % 2 === 1 ? (
      <span key={`${at} ${piece}`} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
