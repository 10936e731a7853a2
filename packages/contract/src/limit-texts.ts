import { waitText } from '@manemitra/domain/wait-text';
import {
  COMPARE_MAX,
  COMPARE_MIN,
  DOCUMENT_MAX_BYTES,
  VIEW_MULTIPLE_MAX,
  VIEW_MULTIPLE_MIN,
} from './limits.ts';

/** `20 MB` */
export const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;

export const DOCUMENT_TOO_LARGE = `This document is larger than ${megabytes(DOCUMENT_MAX_BYTES)}.`;

export const noOtherCodeYet = (retryAfter = 60): string =>
  `We cannot send another code yet. Try again in ${waitText(retryAfter)}.`;

// spec 5, to the letter
export const TOO_FEW_TO_COMPARE = `Please select at least ${COMPARE_MIN} properties to compare.`;
export const TOO_MANY_TO_COMPARE = `You can only compare up to ${COMPARE_MAX} properties at once.`;
export const TOO_FEW_TO_VIEW = `Please select at least ${VIEW_MULTIPLE_MIN} property to view.`;
export const TOO_MANY_TO_VIEW = `You can only view up to ${VIEW_MULTIPLE_MAX} properties.`;
