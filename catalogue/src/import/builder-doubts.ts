import { PROMOTER_NOT_TOLD } from '../project-record.ts';

/** Words that people write where they do not know, or do not say, who builds. */
const NO_BUILDERS =
  /^(?:an?\s+)?(?:local|unknown|various|others?|misc(?:ellaneous)?|individuals?|private|pvt\.?|owners?|land\s?(?:lord|owner)s?|direct|yes|no|new|same|self)(?:\s+(?:builders?|developers?|promoters?|party|parties))?\.?$|^(?:builders?|developers?|promoters?)$/i;

/** That what stands for a builder names none: a number alone, or a word like `local`. Buyers would read it. */
export function builderDoubts(name: string): string[] {
  if (name === PROMOTER_NOT_TOLD) return [];
  return !/\p{L}/u.test(name) || NO_BUILDERS.test(name.trim())
    ? [
        `"${name.trim()}" is most likely no builder, and buyers would read it as one. Correct it before you publish.`,
      ]
    : [];
}
