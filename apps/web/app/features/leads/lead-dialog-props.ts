import type { Ask, LeadProject } from './ask.ts';

export interface LeadDialogProps {
  ask: Ask;
  project: LeadProject;
  isOpen: boolean;
  onClose: () => void;
  onReturnFocus: () => void;
}
