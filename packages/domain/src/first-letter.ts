/** The same text with a capital first: "cauvery water" -> "Cauvery water". */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text as it stands within a sentence: "Price" -> "price". Abbreviations (RERA, EV charging), "A khata" and Wi-Fi stay as they are. */
export function lowerFirst(text: string): string {
  const isWord = /^\p{Lu}\p{Ll}/u.test(text) && !text.startsWith('Wi-Fi');
  return isWord ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
