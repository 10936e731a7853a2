import { useNavigate } from 'react-router';
import { slots, stored } from '#web/browser/storage.ts';
import { compareRefusal } from '#web/features/compare/public.ts';
import { paths } from '#web/paths.ts';
import { showToast } from '#web/ui/toast.ts';
import { viewRefusal } from './chosen-actions.ts';
import { askToChoose, useChosen } from './chosen.ts';

/** Views or compares what is chosen, or says why not. */
export function useChosenActions() {
  const chosen = useChosen();
  const navigate = useNavigate();
  const slugs = chosen.map(({ slug }) => slug);
  const go = (refusal: string | undefined, path: string): void => {
    if (refusal === undefined) void navigate(path);
    else showToast({ kind: 'warning', text: refusal });
  };
  return {
    chosen,
    view: () => {
      if (slugs.length === 0) askToChoose();
      go(viewRefusal(slugs.length), paths.dashboard({ ids: slugs }));
    },
    compare: () =>
      go(compareRefusal(slugs.length), paths.comparator(slugs, stored(slots.search) ?? undefined)),
  };
}
