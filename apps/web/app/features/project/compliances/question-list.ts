import type { DocumentGap } from '@manemitra/contract/property-detail';

/** What to paste into a message to the seller. */
export function questionsText(projectName: string, gaps: readonly DocumentGap[]): string {
  const lines = gaps.map(({ question }, at) => `${at + 1}. ${question}`);
  return [`About ${projectName}:`, ...lines].join('\n');
}
