import { type ComponentType, type ReactNode, useState } from 'react';
import type { PdfDialogProps, PdfDocument } from './pdf-dialog-props.ts';

const loadDialog = () => import('./pdf-dialog.tsx');

/**
 * A dialog that reads the given papers one after the other. Its code comes when it is wanted; where it
 * cannot come, the paper is opened as the link that it is.
 */
export function usePdfDialog(
  title: string,
  documents: readonly PdfDocument[],
): { open: (at: number, opener: HTMLElement) => void; prepare: () => void; dialog: ReactNode } {
  const [Dialog, setDialog] = useState<ComponentType<PdfDialogProps>>();
  const [shown, setShown] = useState<{ at: number; opener: HTMLElement } | null>(null);
  return {
    open: (at, opener) => {
      setShown({ at, opener });
      loadDialog().then(
        ({ PdfDialog }) => setDialog(() => PdfDialog),
        () => window.location.assign(documents[at]?.href ?? ''),
      );
    },
    prepare: () => void loadDialog().catch(() => {}),
    dialog: Dialog !== undefined && shown !== null && (
      <Dialog
        title={title}
        documents={documents}
        at={shown.at}
        onStep={(at) => setShown({ ...shown, at })}
        opener={shown.opener}
        onClose={() => setShown(null)}
      />
    ),
  };
}
