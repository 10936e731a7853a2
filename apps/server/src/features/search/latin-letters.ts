import { placeBySlug } from '@manemitra/query/gazetteer';
import { isNativeScript, latinOf } from '@manemitra/query/gazetteer/transliteration';
import { interpret } from '@manemitra/query/interpret';
import type { CatalogueNames } from '@manemitra/query/interpretation';

/**
 * What was typed in Kannada or Devanagari, in the letters in which the catalogue has its names: a place by its
 * name in the gazetteer ("ವೈಟ್‌ಫೀಲ್ಡ್" is Whitefield), any other word by its sound ("ಮಲ್ಲಿಗೆ" is "mallige").
 */
export function inLatinLetters(
  text: string,
  context: { today: string; names: CatalogueNames },
): string {
  if (!isNativeScript(text)) return text;
  const parts: string[] = [];
  let end = 0;
  for (const { name, span } of placesIn(text, context)) {
    parts.push(bySound(text.slice(end, span[0])), name);
    end = span[1];
  }
  parts.push(bySound(text.slice(end)));
  return parts.filter((part) => part !== '').join(' ');
}

/** Each place with where it is said; one that is said together with others stands first. */
function placesIn(text: string, context: { today: string; names: CatalogueNames }) {
  let end = 0;
  return interpret(text, context)
    .constraints.flatMap(({ field, value, span }) => {
      const slugs = field === 'locality' ? value.in : field === 'near' ? [value.place] : [];
      const names = slugs.flatMap((slug) => placeBySlug(slug)?.name ?? []);
      return names.length === 0 ? [] : [{ name: names.join(' '), span }];
    })
    .sort((a, b) => a.span[0] - b.span[0])
    .filter(({ span }) => {
      const isBehind = span[0] >= end;
      if (isBehind) [, end] = span;
      return isBehind;
    });
}

function bySound(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (isNativeScript(word) ? latinOf(word) : word))
    .join(' ');
}
