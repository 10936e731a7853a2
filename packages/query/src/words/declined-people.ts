/**
 * Kannada words for people in the forms in which they are said: who, whose, to whom, and "the one of …". By how a noun is declined, each with its
 * endings in both scripts (none is an ending too), so that a word for somebody is one stem.
 */
const DECLENSIONS = {
  /** "ganda", "gandana", "gandange", "gandandu". */
  a: {
    latin:
      ' na nu nige nge ige ge nigu ngu ndu ndhu nadu naddu navru navrige navaru navarige'.split(
        ' ',
      ),
    kannada: ' ನ ನು ನಿಗೆ ಂಗೆ ನಿಗೂ ಂಗೂ ಂದು ಂದ್ದು ನದು ನದ್ದು'.split(' '),
  },
  /** "hendti", "hendtiya", "hendtige", "hendtidu"; "atte" likewise. */
  i: {
    latin: ' ya ge gu du dhu ddu yadu yaddu yavru yavrige'.split(' '),
    kannada: ' ಯ ಗೆ ಗೂ ದು ದ್ದು ಯದು ಯದ್ದು'.split(' '),
  },
  /** "magalu", "magala", "magalige", "magaladu"; "makkalu" likewise. */
  l: {
    latin: 'u a ige igu ge gu du dhu adu addu addhu'.split(' '),
    kannada: 'ು  ಿಗೆ ಿಗೂ ್ಗೆ ದು ದ್ದು ್ದು'.split(' '),
  },
  /** "yajamanaru", "yajamanra", "yajamanrige", "yajamanrdu". */
  r: {
    latin:
      'ru ra rige rigu rge rdu rdhu radu raddu aru ara arige arigu ardu aradu araddu aradhu'.split(
        ' ',
      ),
    kannada: 'ರು ರ ರಿಗೆ ರಿಗೂ ರ್ಗೆ ರದು ರದ್ದು ರ್ದು ್ರು ್ರ ್ರಿಗೆ ್ರದು ್ರದ್ದು'.split(' '),
  },
} as const;

type Stems = Partial<Record<keyof typeof DECLENSIONS, string>>;

/** Every form of these stems, which stand between blanks. */
export function declined(stems: Stems): string[] {
  return Object.entries(DECLENSIONS).flatMap(([how, { latin, kannada }]) =>
    (stems[how as keyof typeof DECLENSIONS] ?? '').split(/\s+/).flatMap((stem) => {
      if (stem === '') return [];
      return (/^[a-z]/.test(stem) ? latin : kannada).map((ending) => stem + ending);
    }),
  );
}
