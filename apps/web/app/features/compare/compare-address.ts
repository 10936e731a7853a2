import { COMPARE_MAX, COMPARE_MIN } from '@manemitra/contract/limits';
import { COMPARE_TEXTS } from './compare-texts.ts';

/** The projects that the comparator's address names, by id or slug, each once. */
export function idsIn(params: URLSearchParams): string[] {
  const ids = (params.get('ids') ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ''))];
}

/** Why these cannot be compared; undefined when they can. */
export function whyNot(ids: readonly string[]): string | undefined {
  if (ids.length > COMPARE_MAX) return COMPARE_TEXTS.tooManyOnCard;
  if (ids.length === 0) return COMPARE_TEXTS.selectOne;
  return ids.length < COMPARE_MIN ? COMPARE_TEXTS.selectOneMore : undefined;
}

/** The remaining projects after one is removed. A single one cannot be compared, so the selection is then cleared (spec 2). */
export function idsWithout(ids: readonly string[], gone: string): string[] {
  const left = ids.filter((id) => id !== gone);
  return left.length < COMPARE_MIN ? [] : left;
}

export function isSameSelection(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
