import { SHORTLIST_MAX } from '@manemitra/contract/limits';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Sign } from '#web/ui/sign.tsx';
import { showToast } from '#web/ui/toast.ts';
import { dropProject, keepProject } from './shortlist.ts';

/** The heart of a project: on the shortlist or not. */
export function ShortlistToggle({
  slug,
  name,
  size = 'small-icon',
}: {
  slug: string;
  name: string;
  size?: 'small-icon' | 'icon';
}) {
  const [list] = useStored(slots.shortlist);
  const isKept = list.some((entry) => entry.slug === slug);
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={`Shortlist: ${name}`}
      onClick={() => (isKept ? drop(slug, name) : keep(slug, name))}
      // It keeps the choice in this browser, so it needs JavaScript.
      className={buttonStyle({
        kind: isKept ? 'soft' : 'plain',
        size,
        className: 'noscript:hidden print:hidden',
      })}
    >
      <Sign
        of={isKept ? 'full-heart' : 'heart'}
        className={isKept ? 'size-4.5 text-gulmohar' : 'size-4.5'}
      />
    </button>
  );
}

function keep(slug: string, name: string): void {
  if (keepProject({ slug, name })) return;
  showToast({
    kind: 'warning',
    text: `Your shortlist holds ${SHORTLIST_MAX} projects. Take one off to make room.`,
  });
}

function drop(slug: string, name: string): void {
  const undo = dropProject(slug);
  showToast({
    kind: 'info',
    text: `${name} is off your shortlist.`,
    action: { label: 'Undo', onPress: undo },
  });
}
