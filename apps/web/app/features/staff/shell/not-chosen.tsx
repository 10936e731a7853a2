import { LIST_SEARCH_MAX_LENGTH } from '@manemitra/contract/limits';
import { Form } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { ScreenHead } from './screen-head.tsx';

/** A screen about one thing, opened without saying which: finds it in its list. */
export function NotChosen({
  title,
  what,
  listScreen,
  message,
}: {
  title: string;
  /** "promoter", "operator", "user". */
  what: string;
  listScreen: string;
  /** Why the one that the address names is not shown. */
  message?: string | undefined;
}) {
  return (
    <>
      <ScreenHead title={title} />
      {message !== undefined && <Notice tone="warning" text={message} />}
      <EmptyState
        title={`Which ${what}?`}
        text="Search for a name, then open the account from its row."
        action={
          <Form
            action={paths.staff(listScreen)}
            className="flex flex-wrap items-end gap-3 text-left"
          >
            <div className="bg-ground">
              <Field label={`Search ${what}s`} isOptional saysOptional={false}>
                <TextInput type="search" name="search" maxLength={LIST_SEARCH_MAX_LENGTH} />
              </Field>
            </div>
            <Button type="submit">Search</Button>
          </Form>
        }
      />
    </>
  );
}
