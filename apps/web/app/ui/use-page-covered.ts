import { useInsertionEffect } from 'react';

let covers = 0;

/**
 * While something covers the whole page, what is under it is neither styled nor laid out (`styles/app.css`): each look at the size or
 * the focus of what covers it would do both anew for thousands of elements. Before such looks, which begin with the layout effects.
 */
export function usePageCovered(isCovered: boolean): void {
  useInsertionEffect(() => {
    if (!isCovered) return undefined;
    covers += 1;
    document.body.toggleAttribute('data-is-covered', true);
    return () => {
      covers -= 1;
      document.body.toggleAttribute('data-is-covered', covers > 0);
    };
  }, [isCovered]);
}
