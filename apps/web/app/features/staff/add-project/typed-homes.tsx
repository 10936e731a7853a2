import type { Refused } from '#web/features/staff/acts/outcome.ts';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { HOME_FIELDS, homeField, HOMES_MAX } from './add-project-fields.ts';

/** How many rows must be shown so that every filled one is visible. */
export function rowsWithText(form: HTMLElement | null): number {
  const rows = [...(form?.querySelectorAll<HTMLElement>('[data-home]') ?? [])];
  const hasText = (row: HTMLElement) =>
    [...row.querySelectorAll('input')].some(({ value }) => value !== '');
  return rows.findLastIndex(hasText) + 1;
}

/**
 * The homes of the project, one per row. Rows that are not shown yet are already in the form, so that restored input finds
 * its place.
 */
export function TypedHomes({
  shown,
  onMore,
  refused,
}: {
  shown: number;
  onMore: () => void;
  refused: Refused | undefined;
}) {
  return (
    <Panel title="Homes">
      <div className="flex flex-col gap-4">
        {Array.from({ length: HOMES_MAX }, (_, at) => (
          <fieldset
            key={at}
            data-home=""
            hidden={at >= shown}
            className="grid grid-cols-1 gap-4 not-first:border-t not-first:border-hairline not-first:pt-4 min-[30rem]:grid-cols-2 lg:grid-cols-4 [[hidden]]:hidden"
          >
            <legend className="sr-only">Home {at + 1}</legend>
            {HOME_FIELDS.map(({ name, label, hint }) => (
              <Field
                key={name}
                label={label}
                hint={at === 0 ? hint : undefined}
                isOptional
                saysOptional={false}
                error={refused?.errors[homeField(at, name)]}
              >
                <TextInput name={homeField(at, name)} />
              </Field>
            ))}
          </fieldset>
        ))}
        {shown < HOMES_MAX && (
          <div>
            <Button kind="quiet" size="small" onClick={onMore}>
              Another home
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
