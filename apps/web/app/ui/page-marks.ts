/**
 * The pages shown in a list of pages: the first, the last, the current and its neighbours (spec 2), in order. A gap stands
 * for several pages, never for a single one.
 */
export function pageMarks(current: number, total: number): (number | 'gap')[] {
  const shown = [1, current - 1, current, current + 1, total].filter(
    (page) => page >= 1 && page <= total,
  );
  const pages = [...new Set(shown)].sort((a, b) => a - b);
  return pages.flatMap((page, at) => {
    const skipped = page - (pages[at - 1] ?? 0) - 1;
    if (skipped === 0) return [page];
    return skipped === 1 ? [page - 1, page] : ['gap' as const, page];
  });
}
