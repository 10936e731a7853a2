import { Moon, Sun } from 'lucide-react';
import { slots } from '#web/browser/storage.ts';
import { showTheme } from '#web/browser/theme-script.ts';
import { useStored } from '#web/browser/use-stored.ts';

/** Both signs are drawn and the stylesheet shows one: the server cannot know which theme is on. */
export function ThemeToggle() {
  const [chosen, choose] = useStored(slots.darkTheme);

  return (
    <button
      type="button"
      onClick={() => {
        const isDark = chosen ?? matchMedia('(prefers-color-scheme: dark)').matches;
        choose(!isDark);
        showTheme(!isDark);
      }}
      className="flex size-11 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
      aria-label="Switch between light and dark"
    >
      <Moon aria-hidden="true" className="size-5 dark:hidden" />
      <Sun aria-hidden="true" className="hidden size-5 dark:block" />
    </button>
  );
}
