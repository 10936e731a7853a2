import { TOO_FEW_TO_VIEW, TOO_MANY_TO_VIEW } from '@manemitra/contract/limit-texts';
import { VIEW_MULTIPLE_MAX, VIEW_MULTIPLE_MIN } from '@manemitra/contract/limits';

/** Why so many projects cannot be viewed together; nothing when they can. */
export function viewRefusal(count: number): string | undefined {
  if (count < VIEW_MULTIPLE_MIN) return TOO_FEW_TO_VIEW;
  return count > VIEW_MULTIPLE_MAX ? TOO_MANY_TO_VIEW : undefined;
}
