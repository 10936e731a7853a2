import { Fragment } from 'react';

/** A letter with its word: e-khata, e-Swathu; a figure with its unit: ₹1.54 Cr, 97 sq m, 3.5 BHK. */
const KEPT = /((?<![\p{L}\p{N}])\p{L}-\p{L}+|₹?\d[\d.,]* (?:Cr|L|BHK|sq m|sq ft)(?!\p{L}))/u;

/** The number of a registration: PRM/KA/RERA/1251/446/PR/270922/005268. */
const NUMBER = /([A-Z]+(?:\/[A-Z\d]+){3,})/;

/**
 * A text whose line never ends between a letter and its word, which then reads as "e-", a figure and its unit, or two
 * digits of a registration: that ends it after a slash.
 */
export function UnbrokenText({ text }: { text: string }) {
  return text
    .split(NUMBER)
    .map((piece, at) => (
      <Fragment key={`${at} ${piece}`}>
        {at % 2 === 1 ? <AfterSlashes number={piece} /> : <Kept text={piece} />}
      </Fragment>
    ));
}

function Kept({ text }: { text: string }) {
  return text.split(KEPT).map((piece, at) =>
    at % 2 === 1 ? (
      <span key={`${at} ${piece}`} className="unbroken">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

/** No browser ends a line within it by itself, so what stands between two slashes needs no element of its own. */
function AfterSlashes({ number }: { number: string }) {
  return number.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={`${at} ${part}`}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
