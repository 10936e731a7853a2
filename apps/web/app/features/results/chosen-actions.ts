import { VIEW_MULTIPLE_MAX, VIEW_MULTIPLE_MIN } from '@manemitra/contract/limits';

/** The refusals of spec 5, to the letter. */
export const TOO_MANY_TO_VIEW = `You can only view up to ${VIEW_MULTIPLE_MAX} properties.`;
/** Why so many projects cannot be viewed together; nothing when they can. */
export function viewRefusal(count: number): string | undefined {
  if (count < VIEW_MULTIPLE_MIN) {
    return `Please select at least ${VIEW_MULTIPLE_MIN} property to view.`;
  }
  return count > VIEW_MULTIPLE_MAX ? TOO_MANY_TO_VIEW : undefined;
}
