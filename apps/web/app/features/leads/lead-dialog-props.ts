import type { Ask, LeadProject, Means } from './ask.ts';

export interface LeadDialogProps {
  ask: Ask;
  project: LeadProject;
  /** What is chosen when it opens. */
  first: Means;
  isOpen: boolean;
  onClose: () => void;
  onReturnFocus: () => void;
}
