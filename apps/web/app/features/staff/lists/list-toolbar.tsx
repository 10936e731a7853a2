import { LIST_SEARCH_MAX_LENGTH } from '@manemitra/contract/limits';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { Form, useNavigate, useSearchParams } from 'react-router';
import { useIsAlive } from '#web/browser/use-is-alive.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type AnyListState, changedQuery } from './list-state.ts';

const REST_MS = 300;

export interface Filter {
  name: string;
  label: string;
  /** Without choices it is a text or a day. */
  choices?: readonly { value: string; label: string }[];
  type?: 'text' | 'date';
  /** How a text is written. */
  example?: string;
  /** Shown while nothing is chosen. */
  all?: string;
}

export interface SortChoice {
  value: string;
  label: string;
}

/** Search, filters and order of a list. It applies them while typing; without JavaScript it has a button. */
export function ListToolbar({
  state,
  searchLabel,
  filters,
  sorts,
}: {
  state: AnyListState;
  /** Absent where the list cannot be searched. */
  searchLabel: string | undefined;
  filters: readonly Filter[];
  sorts: readonly SortChoice[];
}) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isAlive = useIsAlive();
  const rest = useRef<number>(undefined);
  // In two columns no field stands alone in a row.
  const isOdd = (filters.length + (sorts.length > 0 ? 1 : 0)) % 2 === 1;
  const own = new Set(['search', 'sort', 'page', ...filters.map(({ name }) => name)]);
  if (searchLabel === undefined && filters.length === 0 && sorts.length === 0) return null;

  const ask = (form: HTMLFormElement): void => {
    const given = new FormData(form);
    const valueOf = (name: string): string | undefined => {
      const value = given.get(name);
      return typeof value === 'string' && value !== '' ? value.trim() : undefined;
    };
    const query = changedQuery(params, state, {
      search: valueOf('search') ?? '',
      sort: valueOf('sort'),
      filters: Object.fromEntries(filters.map(({ name }) => [name, valueOf(name)])),
    });
    void navigate(query, { replace: true, preventScrollReset: true });
  };
  const askSoon = (form: HTMLFormElement): void => {
    window.clearTimeout(rest.current);
    rest.current = window.setTimeout(() => ask(form), REST_MS);
  };

  return (
    <search className="@container">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          window.clearTimeout(rest.current);
          ask(event.currentTarget);
        }}
        className="grid grid-cols-2 items-end gap-3 @2xl:flex @2xl:flex-wrap"
      >
        {[...params].map(([name, value]) =>
          own.has(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        {searchLabel !== undefined && (
          <div className="col-span-2 min-w-0 @2xl:max-w-md @2xl:flex-1 @2xl:basis-64">
            <Field label={searchLabel} isOptional saysOptional={false}>
              <TextInput
                type="search"
                name="search"
                maxLength={LIST_SEARCH_MAX_LENGTH}
                prefix={<Search className="size-4.5" aria-hidden="true" />}
                defaultValue={state.search}
                onChange={({ currentTarget: { form } }) => form !== null && askSoon(form)}
              />
            </Field>
          </div>
        )}
        {filters.map(({ name, label, choices, type = 'text', example, all = 'All' }, at) => (
          <div key={name} className={`min-w-0 @2xl:w-44 ${isOdd && at === 0 ? 'col-span-2' : ''}`}>
            <Field label={label} isOptional saysOptional={false}>
              {choices === undefined ? (
                <TextInput
                  type={type}
                  name={name}
                  placeholder={example}
                  defaultValue={state.filters[name]}
                  onChange={({ currentTarget: { form } }) => form !== null && askSoon(form)}
                />
              ) : (
                <Select
                  // A link may have changed it; a text being typed must stay.
                  key={state.filters[name] ?? ''}
                  name={name}
                  defaultValue={state.filters[name] ?? ''}
                  onChange={({ currentTarget: { form } }) => form !== null && ask(form)}
                >
                  <option value="">{all}</option>
                  {choices.map((choice) => (
                    <option key={choice.value} value={choice.value}>
                      {choice.label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
        ))}
        {sorts.length > 0 && (
          <div className="min-w-0 @2xl:w-52">
            <Field label="Order" isOptional saysOptional={false}>
              <Select
                key={state.sort ?? ''}
                name="sort"
                defaultValue={state.sort ?? sorts[0]?.value}
                onChange={({ currentTarget: { form } }) => form !== null && ask(form)}
              >
                {sorts.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
        )}
        {!isAlive && (
          <Button type="submit" kind="quiet">
            Show
          </Button>
        )}
      </Form>
    </search>
  );
}
