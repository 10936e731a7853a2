/** A paper as data: what it says. How it looks is the work of drawing/. */

export interface Issuer {
  name: string;
  kannada: string;
  office: string;
  officeKannada?: string;
  /** The one colour of its paper, `#rrggbb`. */
  colour: string;
}

/** A label with its value; a value that is not known leaves its row out. */
export type Fact = readonly [label: string, value: string | undefined];

export interface Column {
  title: string;
  /** Share of the width. */
  share: number;
  align?: 'left' | 'right';
}

export type Block =
  | { kind: 'paragraph'; text: string; kannada?: string }
  | { kind: 'heading'; text: string; kannada?: string }
  | { kind: 'facts'; facts: readonly Fact[] }
  | {
      kind: 'table';
      columns: readonly Column[];
      rows: readonly (readonly string[])[];
      total?: readonly string[];
    }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'signature'; by: string; of: string; left?: string }
  | { kind: 'site-sketch'; towers: number; openPercent: number; seed: string }
  | { kind: 'layout-sketch'; sites: number; seed: string }
  | { kind: 'height-sketch'; floors: number; basements: number; heightMeters: number }
  /** Begins an annexure on a page of its own. */
  | { kind: 'annexure'; title: string; kannada?: string };

/** A letter, a framed certificate, a deed on tinted paper, a register on wide pages. */
type PaperLayout = 'letter' | 'certificate' | 'deed' | 'register';

export interface DocumentContent {
  layout: PaperLayout;
  issuer: Issuer;
  title: string;
  titleKannada: string;
  /** File number, date and the like, at the head of the first page. */
  references: readonly Fact[];
  /** To whom it is addressed, line by line. */
  addressee?: readonly string[];
  subject?: string;
  blocks: readonly Block[];
}
