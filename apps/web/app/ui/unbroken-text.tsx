import { Fragment } from 'react';

/**
 * A letter with its word: e-khata, e-Swathu; a figure with its unit: ₹1.54 Cr, 97 sq m, 3.5 BHK; the number of a
 * registration: PRM/KA/RERA/1251/446/PR/270922/005268.
 */
const KEPT =
  /((?<![\p{L}\p{N}])\p{L}-\p{L}+|₹?\d[\d.,]* (?:Cr|L|BHK|sq m|sq ft)(?!\p{L})|[A-Z]+(?:\/[A-Z\d]+){3,})/u;

/**
 * A text whose line never ends between a letter and its word, which then reads as "e-", a figure and its unit, or two
 * digits of a registration: that ends it after a slash.
 */
export function UnbrokenText({ text }: { text: string }) {
  return text.split(KEPT).map((piece, at) =>
    at % 2 === 1 ? (
      <Fragment key={`${at} ${piece}`}>
        {piece.split('/').map((part, place, parts) => (
          <Fragment key={`${place} ${part}`}>
            {place > 0 && <wbr />}
            <span className="whitespace-nowrap">
              {place < parts.length - 1 ? `${part}/` : part}
            </span>
          </Fragment>
        ))}
      </Fragment>
    ) : (
      piece
    ),
  );
}
