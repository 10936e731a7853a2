import { withoutRingCodes } from '@manemitra/domain/ring-words';
import { SEARCH_NAME_MAX_LENGTH } from '@manemitra/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { httpClient } from '#web/api/http-client.ts';
import type { SavedSearch } from '#web/browser/kept-entries.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, linkStyle } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.ts';
import { countText, freshText } from './count-words.ts';
import { forgetSearch, nameSearch } from './search-list.ts';

/** A saved search: its sentence, what it finds now, what is new, and what can be done with it. */
export function SavedSearchRow({ search }: { search: SavedSearch }) {
  const { sentence, name, lookedAt } = search;
  const [isNaming, setNaming] = useState(false);
  const { data, isError } = useQuery({
    queryKey: ['count', sentence, lookedAt],
    queryFn: () => httpClient.countProperties({ query: { prompt: sentence, since: lookedAt } }),
    retry: false,
  });
  const fresh = data === undefined ? undefined : freshText(data.fresh, lookedAt);
  return (
    <li className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <Link
            to={paths.propertyList({ q: sentence })}
            className={`inline-block min-h-target text-lg leading-snug font-semibold wrap-anywhere ${linkStyle}`}
          >
            {name === '' ? withoutRingCodes(sentence) : name}
          </Link>
          {name !== '' && (
            <p className="text-ink-soft wrap-anywhere">{withoutRingCodes(sentence)}</p>
          )}
          <p className="figures mt-1 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
            {isError ? 'It could not be counted just now.' : countText(data)}
            {fresh !== undefined && <Badge tone="areca">{fresh}</Badge>}
          </p>
        </div>
        <div className="flex gap-2">
          <Button kind="quiet" size="small" onClick={() => setNaming(!isNaming)}>
            <Pencil aria-hidden="true" className="size-4" />
            Rename<span className="sr-only">: {name || withoutRingCodes(sentence)}</span>
          </Button>
          <Button kind="quiet" size="small" onClick={() => remove(sentence)}>
            <Trash2 aria-hidden="true" className="size-4" />
            Remove<span className="sr-only">: {name || withoutRingCodes(sentence)}</span>
          </Button>
        </div>
      </div>
      {isNaming && <NameForm search={search} onDone={() => setNaming(false)} />}
    </li>
  );
}

function NameForm({
  search: { sentence, name },
  onDone,
}: {
  search: SavedSearch;
  onDone: () => void;
}) {
  const [draft, setDraft] = useState(name);
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        nameSearch(sentence, draft);
        onDone();
      }}
    >
      <div className="min-w-0 flex-1 basis-60">
        <Field label="A name of your own" isOptional saysOptional={false}>
          <TextInput
            value={draft}
            maxLength={SEARCH_NAME_MAX_LENGTH}
            onChange={(event) => setDraft(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit">Keep the name</Button>
    </form>
  );
}

function remove(sentence: string): void {
  const undo = forgetSearch(sentence);
  showToast({
    kind: 'info',
    text: 'The saved search is removed.',
    action: { label: 'Undo', onPress: undo },
  });
}
