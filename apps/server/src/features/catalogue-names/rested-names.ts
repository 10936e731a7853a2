import { describe } from '@manemitra/query/describe';
import type { CatalogueNames } from '@manemitra/query/interpretation';

/** Fewer are arranged before anybody notices. */
const MANY = 10_000;
/** Arranging takes this share of the time at most. */
const SHARE = 1 / 50;

/**
 * Before a sentence can be read, the names are arranged as a whole: a second for 100,000 of them, in which nobody is answered. An
 * import changes some every second. So many names are taken anew only when the last arranging is long enough ago; until then the
 * ones before serve, and `tell` is called once the new ones have taken their place.
 */
export function restedNames(
  tell: () => void,
  // Saying anything arranges them.
  arrange = (names: CatalogueNames) => void describe({ constraints: [] }, names),
): (latest: CatalogueNames) => CatalogueNames {
  let serving: CatalogueNames | undefined;
  let waiting: CatalogueNames | undefined;
  let restsUntil = 0;

  const serve = (names: CatalogueNames) => {
    serving = names;
    waiting = undefined;
    if ((names.projects ?? []).length < MANY) return;
    const begun = performance.now();
    arrange(names);
    const ended = performance.now();
    restsUntil = ended + (ended - begun) / SHARE;
  };

  return (latest) => {
    if (latest === serving) return latest;
    const rest = serving === undefined ? 0 : restsUntil - performance.now();
    if (serving === undefined || rest <= 0) {
      serve(latest);
      return latest;
    }
    if (waiting === undefined) {
      const end = () => {
        if (waiting === undefined) return;
        serve(waiting);
        tell();
      };
      // A process that has nothing else to do does not wait for it.
      setTimeout(end, rest).unref();
    }
    waiting = latest;
    return serving;
  };
}
