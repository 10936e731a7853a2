import { useSyncExternalStore } from 'react';

const SYSTEM = '(prefers-color-scheme: dark)';

/** The theme shown now, chosen or the system's, for code that cannot follow the stylesheet. */
export function useShownTheme(): 'light' | 'dark' {
  return useSyncExternalStore(watchTheme, shownTheme, () => 'light');
}

function shownTheme(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(SYSTEM).matches ? 'dark' : 'light';
}

function watchTheme(onChange: () => void): () => void {
  const system = matchMedia(SYSTEM);
  const choice = new MutationObserver(onChange);
  system.addEventListener('change', onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', onChange);
    choice.disconnect();
  };
}
