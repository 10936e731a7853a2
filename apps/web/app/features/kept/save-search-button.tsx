import { SAVED_SEARCHES_MAX } from '@manemitra/contract/limits';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { forgetSearch, saveSearch } from './search-list.ts';

/** Saves the sentence of a list, or lets it go again. */
export function SaveSearchButton({ sentence }: { sentence: string }) {
  const [searches] = useStored(slots.savedSearches);
  const isSaved = searches.some((search) => search.sentence === sentence);
  const Sign = isSaved ? BookmarkCheck : Bookmark;
  return (
    <Button
      kind={isSaved ? 'soft' : 'plain'}
      size="small"
      aria-pressed={isSaved}
      className="noscript:hidden"
      onClick={() => {
        if (isSaved) {
          const undo = forgetSearch(sentence);
          showToast({
            kind: 'info',
            text: 'This search is not saved any more.',
            action: { label: 'Undo', onPress: undo },
          });
        } else if (!saveSearch(sentence)) {
          showToast({
            kind: 'warning',
            text: `You have ${SAVED_SEARCHES_MAX} saved searches. Remove one to make room.`,
          });
        }
      }}
    >
      <Sign aria-hidden="true" className="size-4" />
      {isSaved ? (
        'Saved'
      ) : (
        <span>
          Save<span className="sm:max-lg:sr-only"> search</span>
        </span>
      )}
    </Button>
  );
}
