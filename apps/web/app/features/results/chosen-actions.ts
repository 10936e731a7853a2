import {
  COMPARE_MAX,
  COMPARE_MIN,
  VIEW_MULTIPLE_MAX,
  VIEW_MULTIPLE_MIN,
} from '@manemitra/contract/limits';

/** The refusals of spec 5, to the letter. */
export const TOO_MANY_TO_VIEW = `You can only view up to ${VIEW_MULTIPLE_MAX} properties.`;
/** On a card. */
export const NO_ROOM_TO_COMPARE = `You can only compare up to ${COMPARE_MAX} properties at once.`;
/** How long the refusal of a card is shown (spec 9). */
export const COMPARE_TOAST_MS = 4200;

/** Why so many projects cannot be viewed together; nothing when they can. */
export function viewRefusal(count: number): string | undefined {
  if (count < VIEW_MULTIPLE_MIN) {
    return `Please select at least ${VIEW_MULTIPLE_MIN} property to view.`;
  }
  return count > VIEW_MULTIPLE_MAX ? TOO_MANY_TO_VIEW : undefined;
}

/** Why so many projects cannot be compared; nothing when they can. */
export function compareRefusal(count: number): string | undefined {
  if (count < COMPARE_MIN) {
    return `Please select at least ${COMPARE_MIN} properties to compare.`;
  }
  return count > COMPARE_MAX ? `You can only compare up to ${COMPARE_MAX} properties.` : undefined;
}
