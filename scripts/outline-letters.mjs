// Writes `catalogue/src/pictures/letter-outlines.ts` from the bundled fonts: run it when a font changes.
// Pictures carry their letters as outlines, because an SVG in an <img> cannot load a font and a server's fonts
// are its own.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inProject } from './project.mjs';

// pdfkit brings fontkit along and reads the catalogue's documents' fonts with it; one reader of fonts is enough.
const ofCatalogue = createRequire(inProject('catalogue/package.json'));
const fontkit = createRequire(ofCatalogue.resolve('pdfkit'))('fontkit');

const PACKAGES = 'node_modules/@fontsource-variable';
const LATIN = `${PACKAGES}/anek-latin/files/anek-latin-latin-wght-normal.woff2`;
const LATIN_EXTENDED = `${PACKAGES}/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2`;
const RUPEE = `${PACKAGES}/anek-kannada/files/anek-kannada-latin-ext-wght-normal.woff2`;
const WIDE = 'apps/web/app/styles/fonts/anek-latin-wide.woff2';

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i));
const FACES = {
  wide: { fonts: [WIDE, RUPEE], letters: [...ascii, ...Array.from('·×é–—‘’“”…₹')] },
  plain: {
    fonts: [LATIN, LATIN_EXTENDED, RUPEE],
    letters: [...ascii, ...Array.from('·×é²–—‘’“”…₹')],
  },
};
const UNITS_PER_EM = 250;

/** Whole units, relative to the point before: about half the text. */
function compact(path, scale) {
  let pen = [0, 0];
  let start = [0, 0];
  let d = '';
  const at = (x, y) => [Math.round(x * scale), Math.round(-y * scale)];
  const by = (points) => points.flatMap(([x, y]) => [x - pen[0], y - pen[1]]);
  const numbers = (values) =>
    values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : String(value))).join('');
  for (const { command, args } of path.commands) {
    if (command === 'closePath') {
      d += 'z';
      pen = start;
      continue;
    }
    const points = [];
    for (let i = 0; i < args.length; i += 2) points.push(at(args[i], args[i + 1]));
    const letter = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' }[command];
    d += letter + numbers(by(points));
    pen = points.at(-1);
    if (command === 'moveTo') start = pen;
  }
  return d;
}

function faceOf({ fonts, letters }) {
  const opened = fonts.map((file) => fontkit.openSync(inProject(file)));
  return letters.map((letter) => {
    const code = letter.codePointAt(0);
    const font = opened.find((each) => each.hasGlyphForCodePoint(code));
    if (font === undefined) throw new Error(`No bundled font has ${letter}.`);
    const glyph = font.glyphForCodePoint(code);
    const scale = UNITS_PER_EM / font.unitsPerEm;
    return [letter, Math.round(glyph.advanceWidth * scale), compact(glyph.path, scale)];
  });
}

/** One line a letter: the letter, how far it takes the pen, and after a bar its outline. */
const written = Object.entries(FACES).map(([name, face]) => {
  const rows = faceOf(face).map(([letter, advance, d]) => `${letter}${advance}|${d}`);
  const text = rows.join('\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`');
  return `export const ${name.toUpperCase()} = \`${text}\`;\n`;
});

writeFileSync(
  inProject('catalogue/src/pictures/letter-outlines.ts'),
  `/**
 * Outlines of Anek's letters (Ek Type, SIL Open Font License 1.1), written by scripts/outline-letters.mjs.
 * A line each: the letter, its advance, a bar, its path. ${UNITS_PER_EM} units an em, y downwards, the
 * baseline at 0, every step relative.
 */

/** Width 114 and weight 560: headings and labels. */
${written[0]}
/** Weight 500: everything else. */
${written[1]}`,
);
