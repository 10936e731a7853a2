import type { Ask, LeadProject, Means } from './ask.ts';
import type { Prepared } from './prepared.ts';

export interface LeadDialogProps {
  ask: Ask;
  project: LeadProject;
  /** Who gets the number, and what may be sent along. */
  prepared: Prepared;
  /** What is chosen when it opens. */
  first: Means;
  isOpen: boolean;
  onClose: () => void;
  onReturnFocus: () => void;
}
