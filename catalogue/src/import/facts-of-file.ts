import type { FileSettings } from './file-settings.ts';

/** The promoter of the whole file, for rows that do not name one. */
export function putPromoter(raw: Record<string, unknown>, { promoter }: FileSettings): void {
  const told = raw['promoter'] as Record<string, unknown> | undefined;
  if (promoter !== undefined && told?.['name'] === undefined)
    raw['promoter'] = { ...told, name: promoter };
}

/** The source of the whole file, where the row names none; its day too, where the row has none. */
export function putSource(raw: Record<string, unknown>, settings: FileSettings): void {
  const { sourceName, sourceUrl, sourceCheckedOn } = settings;
  const told = raw['source'] as Record<string, unknown> | undefined;
  const source = {
    ...(told?.['name'] === undefined && sourceName !== undefined
      ? { name: sourceName, ...(sourceUrl !== undefined && { url: sourceUrl }) }
      : {}),
    ...(sourceCheckedOn !== undefined && { checkedOn: sourceCheckedOn }),
    ...told,
  };
  if (Object.keys(source).length > 0) raw['source'] = source;
}
