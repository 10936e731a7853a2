import { LIST_SEARCH_MAX_LENGTH } from '@manemitra/contract/limits';
import { Search } from 'lucide-react';
import { Form, useSearchParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { FOUND_BY } from './found-by.ts';
import type { StaffAccount } from './require-staff.ts';

/** Looks through all that this account may see; the overview shows what is found. */
export function StaffSearch({
  role,
  className = '',
}: {
  role: StaffAccount['role'];
  className?: string;
}) {
  const [params] = useSearchParams();
  const asked = params.get('find') ?? '';
  return (
    <search aria-label="Everything" className={className}>
      <Form action={paths.staff()}>
        <label className="relative flex items-center">
          <span className="sr-only">Find {FOUND_BY[role]}</span>
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute left-2.5 size-4.5 text-ink-faint"
          />
          <input
            key={asked}
            type="search"
            name="find"
            defaultValue={asked}
            maxLength={LIST_SEARCH_MAX_LENGTH}
            placeholder="Find anything"
            className="min-h-10 w-full rounded-md border border-outline bg-ground pr-2 pl-9 placeholder:text-ink-faint hover:border-ink-faint"
          />
        </label>
      </Form>
    </search>
  );
}
