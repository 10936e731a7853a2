/**
 * A khata is two facts: its class in the civic register (A or B) and whether it is in the digital form, an e-khata, which is
 * issued for both classes (decision 141). This is the one home of both and of their words.
 */

export const KHATHA_CLASSES = ['A', 'B'] as const;
export type KhathaClass = (typeof KHATHA_CLASSES)[number];

/** What is known of one khata; `null` is not known, and neither yes nor no. */
export interface KhathaFacts {
  class: KhathaClass | null;
  isE: boolean | null;
}

/** Both in one letter, as searches ask and the specification has it (`khathaType`): the class where it is known, else the form. */
export const KHATHAS = [...KHATHA_CLASSES, 'E'] as const;
export type Khatha = (typeof KHATHAS)[number];

export function khathaLetter({ class: ofClass, isE }: KhathaFacts): Khatha | null {
  return ofClass ?? (isE === true ? 'E' : null);
}

/** `A Khata`, `e-Khata`: one of the things that can be asked for. */
export function khathaLabel(letter: string): string {
  return letter === 'E' ? 'e-Khata' : `${letter} Khata`;
}

/** `e-Khata`, `Not an e-Khata`: the form by itself. */
export const khathaFormLabel = (isE: boolean): string =>
  isE ? khathaLabel('E') : `Not an ${khathaLabel('E')}`;

/**
 * `A Khata (e-Khata)`, `A Khata`, `e-Khata (class not disclosed)`, `Not an e-Khata`; `null` where nothing is known. The form alone
 * settles nothing: an e-khata is of class A or B.
 */
export function khathaText({ class: ofClass, isE }: KhathaFacts): string | null {
  const form = isE === null ? null : khathaFormLabel(isE);
  if (ofClass === null) return isE === true ? `${form} (class not disclosed)` : form;
  const label = khathaLabel(ofClass);
  return form === null ? label : `${label} (${isE === true ? form : 'not an e-Khata'})`;
}

/** The khatas of a project, each kind once: `A Khata, B Khata` where its survey numbers differ. */
export function khathaTexts(all: readonly KhathaFacts[]): string | null {
  return (
    [...new Set(all.flatMap((facts) => khathaText(facts) ?? []))].toSorted().join(', ') || null
  );
}

/**
 * The same as two facts, each by itself: the classes that are known, and the form. Null where nothing of it is known; parts that
 * differ are each told.
 */
export function khathaFacts(all: readonly KhathaFacts[]): {
  classes: string | null;
  forms: string | null;
} {
  return {
    classes: khathaTexts(all.map((one) => ({ class: one.class, isE: null }))),
    forms:
      [...new Set(all.flatMap(({ isE }) => (isE === null ? [] : khathaFormLabel(isE))))]
        .toSorted()
        .join(', ') || null,
  };
}

/**
 * The standing of a project by its own khata and those of its survey numbers, as far as they agree. Where the classes
 * differ, or one is known and another is not, there is no single class.
 */
export function khathaStanding(parts: readonly KhathaFacts[]): KhathaFacts & {
  /** In one letter: `null` where it is mixed or not known. */
  id: Khatha | null;
  isMixed: boolean;
} {
  const letters = new Set(parts.flatMap((part) => khathaLetter(part) ?? []));
  const forms = new Set(parts.flatMap(({ isE }) => isE ?? []));
  const [id = null] = letters.size === 1 ? letters : [];
  const [isE = null] = forms.size === 1 ? forms : [];
  return { id, isMixed: letters.size > 1, class: id === 'E' ? null : id, isE };
}

/** The cautious class of several parts: B if any part is B, A only if every known part is A. */
export function strictestKhatha(parts: readonly KhathaFacts[]): KhathaFacts | null {
  const known = parts.filter((part) => part.class !== null || part.isE !== null);
  if (known.length === 0) return null;
  const isB = known.some((part) => part.class === 'B');
  const isA = known.every((part) => part.class === 'A');
  const forms = new Set(known.flatMap(({ isE }) => isE ?? []));
  return { class: isB ? 'B' : isA ? 'A' : null, isE: forms.size === 1 ? forms.has(true) : null };
}
