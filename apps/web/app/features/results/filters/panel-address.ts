import type { Client } from '@manemitra/contract/client';
import { PANEL_MARK, type Entries } from './filter-entries.ts';
import { sentenceOfPanel } from './filtered-sentence.ts';

/** The sentence of an address that a filter panel led to without JavaScript; undefined for any other. */
export async function sentenceInAddress(
  api: Pick<Client, 'interpretQuery' | 'describeQuery'>,
  { searchParams }: URL,
): Promise<string | undefined> {
  if (!searchParams.has(PANEL_MARK)) return undefined;
  const entries: Entries = [...searchParams];
  return sentenceOfPanel(api, (searchParams.get('q') ?? '').trim(), entries);
}
