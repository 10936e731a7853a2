import { ringCodeIn, withoutRingCodes, withRingCode } from '@manemitra/domain/ring-words';
import { PROMPT_MAX_LENGTH } from '@manemitra/contract/limits';
import type { Sort } from '@manemitra/query/criteria';
import type { Interpretation } from '@manemitra/query/interpretation';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Form, Link } from 'react-router';
import { useTypedBefore } from '#web/browser/use-typed-before.ts';
import { useAsk } from '#web/features/assistant/public.ts';
import { LiveChips } from '#web/features/understanding/public.ts';
import { paths } from '#web/paths.ts';
import { Button, linkStyle } from '#web/ui/button.tsx';

const NEW = { name: 'q', label: 'What you are looking for' } as const;
const CHANGE = { name: 'change', label: 'Change this search' } as const;

/**
 * The sentence of this page, and the box that changes it: a few words refine the search as the chat does, a whole new wish
 * begins another. The sentence itself can be edited word by word. Without JavaScript all of it is a plain GET form.
 */
export function SentenceForm({
  sentence,
  sort,
  interpretation,
  change = '',
  isRewriting = false,
}: {
  sentence: string;
  sort: Sort | undefined;
  /** What the sentence means, so far as it is known. */
  interpretation?: Interpretation | undefined;
  /** A change that could not be made, to be said differently. */
  change?: string | undefined;
  /** The address asks for the sentence to be edited. */
  isRewriting?: boolean | undefined;
}) {
  const [isRewritten, setRewritten] = useState(isRewriting);
  const hasSearch = sentence !== '';
  // The words are edited; the address says which area they mean.
  const shown = withoutRingCodes(sentence);
  const area = ringCodeIn(sentence);
  if (!hasSearch || isRewritten) {
    return (
      <Box field={NEW} text={shown} sort={sort} isFocused={isRewritten && !isRewriting}>
        {(text) => (
          <>
            {area !== undefined && <input type="hidden" name="area" value={area} />}
            {text.trim() !== shown && <LiveChips text={withRingCode(text, area ?? '')} />}
          </>
        )}
      </Box>
    );
  }
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="sr-only">Your search: {`“${shown}”`}</p>
      <Box field={CHANGE} text={change} sort={sort} isFocused={false}>
        {(text) => (
          <>
            <input type="hidden" name="q" value={sentence} />
            {text.trim() !== change && <LiveChips text={text} previous={interpretation} />}
          </>
        )}
      </Box>
      <Link
        to={paths.propertyList({ q: sentence, sort, edit: 'sentence' })}
        onClick={(event) => {
          event.preventDefault();
          setRewritten(true);
        }}
        className={`self-start text-sm absolute top-2 right-4 sm:top-4 sm:right-6 ${linkStyle}`}
      >
        Edit the sentence
      </Link>
    </div>
  );
}

function Box({
  field: { name, label },
  text: first,
  sort,
  isFocused,
  children,
}: {
  field: typeof NEW | typeof CHANGE;
  text: string;
  sort: Sort | undefined;
  isFocused: boolean;
  children: (text: string) => ReactNode;
}) {
  const [text, setText] = useState(first);
  const { ask, isAsking } = useAsk();
  const area = useTypedBefore(setText);
  // Whoever asked to edit the sentence types it next.
  useEffect(() => {
    if (isFocused) area.current?.focus();
  }, [area, isFocused]);
  return (
    <Form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is too new for the browsers we support
      role="search"
      method="get"
      action={paths.propertyList()}
      onSubmit={(event) => {
        // A change is said to Mitra, who knows the list; without JavaScript the address says it.
        if (name !== 'change' || text.trim() === '') return;
        event.preventDefault();
        void ask(text.trim()).then(() => setText(''));
      }}
      className="group/writing relative flex items-end gap-2 rounded-lg border border-outline bg-surface p-0.5 pl-4 sm:p-1 sm:pl-4 focus-within:border-areca focus-within:ring-1 focus-within:ring-areca"
    >
      <label htmlFor="sentence" className="sr-only">
        {label}
      </label>
      <textarea
        ref={area}
        id="sentence"
        name={name}
        value={text}
        onChange={(event) => setText(event.target.value)}
        required
        rows={1}
        maxLength={PROMPT_MAX_LENGTH}
        placeholder={
          name === 'q' ? 'Say what home you are looking for' : 'Change this search, or ask about it'
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        className="field-sizing-content max-h-40 min-h-10 flex-1 resize-none bg-transparent py-2 sm:min-h-11 sm:py-2.5 leading-snug outline-none placeholder:text-ink-faint"
      />
      {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
      <Button
        type="submit"
        size="icon"
        aria-label="Search"
        isLoading={isAsking}
        className="max-sm:size-10"
      >
        <Search aria-hidden="true" className="size-5" />
      </Button>
      {children(text)}
    </Form>
  );
}
