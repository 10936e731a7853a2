export interface PdfDocument {
  name: string;
  /** On our own address: pages may fetch from nowhere else. */
  href: string;
}

export interface PdfDialogProps {
  /** What the papers are, as "Approvals". */
  title: string;
  documents: readonly PdfDocument[];
  at: number;
  onStep: (at: number) => void;
  /** Gets the focus back. */
  opener: HTMLElement;
  onClose: () => void;
}
