import type { Block, DocumentContent, Fact, Issuer } from '../content.ts';
import type { DocumentFacts } from '../document-facts.ts';

interface Permit extends Pick<DocumentContent, 'title' | 'titleKannada' | 'references'> {
  issuer: Issuer;
  subject: string;
  /** The sentences that grant it, and their gist. */
  ruling: string;
  rulingKannada?: string;
  figures: readonly Fact[];
  /** What else stands above the signature. */
  above?: readonly Block[];
  signedBy: string;
  annexure: string;
  annexureKannada?: string;
  annexed: readonly Block[];
}

/** What an office writes to a promoter who asked for leave: the ruling and its figures, then what it binds to. */
export function permit(facts: DocumentFacts, paper: Permit): DocumentContent {
  const { issuer, title, titleKannada, references, subject, rulingKannada, annexureKannada } =
    paper;
  return {
    layout: 'letter',
    issuer,
    title,
    titleKannada,
    references,
    addressee: [facts.promoter.name],
    subject,
    blocks: [
      {
        kind: 'paragraph',
        text: paper.ruling,
        ...(rulingKannada !== undefined && { kannada: rulingKannada }),
      },
      { kind: 'facts', facts: paper.figures },
      ...(paper.above ?? []),
      { kind: 'signature', by: paper.signedBy, of: issuer.name },
      {
        kind: 'annexure',
        title: `Annexure: ${paper.annexure}`,
        ...(annexureKannada !== undefined && { kannada: `ಅನುಬಂಧ: ${annexureKannada}` }),
      },
      ...paper.annexed,
    ],
  };
}

export const conditions = (items: readonly string[]): Block[] => [
  { kind: 'heading', text: 'Conditions', kannada: 'ಷರತ್ತುಗಳು' },
  { kind: 'list', items },
];
