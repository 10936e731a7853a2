import type { Plugin } from 'vite';

/**
 * Keeps the style of the root from being loaded a second time. Every page links it, with a `#` that the router adds where
 * parts that load late need the same file; the preloader compares addresses, so it would load it again, declare the fonts
 * anew, and everything on the page would move. Naming it with that `#` lets the preloader find it.
 */
export function rootStyleOnce(): Plugin {
  return {
    name: 'root-style-once',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const style = Object.keys(bundle).find((file) => /^assets\/entry-[\w-]+\.css$/.test(file));
        if (style === undefined) throw new Error('The style of the root is not where it was.');
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = file.code.replaceAll(`"${style}"`, `"${style}#"`);
        }
      },
    },
  };
}
