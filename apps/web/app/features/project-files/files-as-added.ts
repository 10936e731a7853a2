import type { FileRow } from './file-rows.ts';

/** The files of one project that have arrived, as they are added to it. */
export function bodyOf(there: readonly FileRow[], project: string) {
  const images = there.flatMap(({ isPaper, kind, words, sent }) =>
    isPaper || sent === null
      ? []
      : [{ kind, ...sent, caption: words === '' ? `Picture of ${project}`.slice(0, 200) : words }],
  );
  const documents = there.flatMap(({ isPaper, section, words, file, sent }) =>
    !isPaper || sent === null
      ? []
      : [{ section, url: sent.url, name: words === '' ? file.name.replace(/\.pdf$/i, '') : words }],
  );
  return { images, documents };
}
