import { withoutContacts } from './contact-details.ts';
import { BETWEEN_SOURCES, type SourceKind } from './tellings.ts';

/** What is said of a source to buyers. */
export interface NamedSource {
  kind: SourceKind;
  /** As staff want it called; `null`: they have not said. */
  publicName: string | null;
}

const BY_KIND: Readonly<Record<SourceKind, string>> = {
  register: 'The public register',
  document: 'A document that our staff saw',
  staff: 'Our staff',
  promoter: 'The promoter',
  portal: 'Our records',
  derived: 'Our records',
};

/** Signs of a file's name, `final_v3 (2).xlsx`: it says something to whoever keeps the file alone. */
const OF_A_FILE =
  /\.(?:xls[xmb]?|csv|tsv|txt|jsonl?|pdf|docx?|html?|zip)\b|_|\\|\(\d{1,2}\)\s*$|\b(?:v|ver|version|rev|copy|draft)[\s-]*\d+\b|\bcopy of\b|\bfinal\b|\bsheet\s*\d+\b|\buntitled\b/i;

const isInternal = (name: string): boolean =>
  OF_A_FILE.test(name) || withoutContacts(name) !== name;

/**
 * The names of sources, which may be several in one text, as buyers see them: as staff said, else as it is, else, where it is the name
 * of a file or has somebody's number in it, by the kind of the source.
 */
export function publicSource(
  text: string,
  known: (name: string) => NamedSource | undefined,
): { name: string; isHidden: boolean } {
  let isHidden = false;
  const names = text.split(BETWEEN_SOURCES).map((name) => {
    const { kind = 'portal', publicName = null } = known(name) ?? {};
    if (publicName !== null) return publicName;
    if (!isInternal(name)) return name;
    isHidden = true;
    return BY_KIND[kind];
  });
  return { name: [...new Set(names)].join(BETWEEN_SOURCES), isHidden };
}
