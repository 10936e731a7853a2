import { PROMPT_MAX_LENGTH } from '@manemitra/contract/limits';
import type { Sort } from '@manemitra/query/criteria';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Form } from 'react-router';
import { LiveChips } from '#web/features/understanding/public.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';

/** The sentence of this page, to be changed and sent again. A plain GET form without JavaScript. */
export function SentenceForm({ sentence, sort }: { sentence: string; sort: Sort | undefined }) {
  const [text, setText] = useState(sentence);
  return (
    <Form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is too new for the browsers we support
      role="search"
      method="get"
      action={paths.propertyList()}
      className="group/writing relative flex items-end gap-2 rounded-lg border border-outline bg-surface p-2 pl-4 focus-within:border-areca focus-within:ring-1 focus-within:ring-areca"
    >
      <label htmlFor="sentence" className="sr-only">
        What you are looking for
      </label>
      <textarea
        id="sentence"
        name="q"
        value={text}
        onChange={(event) => setText(event.target.value)}
        required
        rows={1}
        maxLength={PROMPT_MAX_LENGTH}
        placeholder="Say what home you are looking for"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        className="field-sizing-content max-h-40 min-h-11 flex-1 resize-none bg-transparent py-2.5 leading-snug outline-none placeholder:text-ink-faint"
      />
      {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
      <Button type="submit" size="icon" aria-label="Search">
        <Search aria-hidden="true" className="size-5" />
      </Button>
      {/* What the sentence of this page means is told below it already. */}
      {text.trim() !== sentence && <LiveChips text={text} />}
    </Form>
  );
}
