import { Moon, Sun } from 'lucide-react';
import { useEffect } from 'react';
import { slots, stored, watch } from '#web/browser/storage.ts';
import { showTheme } from '#web/browser/theme-script.ts';
import { useStored } from '#web/browser/use-stored.ts';

/** Both signs are drawn and the stylesheet shows one: the server cannot know which theme is on. */
export function ThemeToggle() {
  const [chosen, choose] = useStored(slots.darkTheme);
  // Another tab may have chosen; the stored choice is what every tab shows.
  useEffect(() => watch(slots.darkTheme.key, () => showTheme(stored(slots.darkTheme))), []);

  return (
    <button
      type="button"
      onClick={() => {
        const isDark = chosen ?? matchMedia('(prefers-color-scheme: dark)').matches;
        choose(!isDark);
      }}
      className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
      aria-label="Switch between light and dark"
    >
      <Moon aria-hidden="true" className="size-5 dark:hidden" />
      <Sun aria-hidden="true" className="hidden size-5 dark:block" />
    </button>
  );
}
