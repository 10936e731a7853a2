import { formatMoment } from '@manemitra/domain/moments';
import { Form, useNavigation } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import type { AccountData } from './own-data.ts';
import { Panel } from './panel.tsx';

/** Where somebody is signed in, and the ways out. */
export function Sessions({ sessions }: { sessions: AccountData['sessions'] | undefined }) {
  const doing = useNavigation().formData?.get('do');
  return (
    <Panel title="Signed in">
      {sessions === undefined || sessions.length < 2 ? (
        <p className="text-ink-soft">
          {sessions === undefined
            ? 'Staff are signed out after 12 hours without use, and after 7 days in any case.'
            : 'Only in this browser.'}
        </p>
      ) : (
        <>
          <p className="text-ink-soft">In {sessions.length} browsers:</p>
          <ul className="mt-2 flex flex-col gap-1.5">
            {sessions.map(({ createdAt, lastUsedAt }) => (
              <li key={`${createdAt} ${lastUsedAt}`} className="border-l-3 border-hairline pl-3">
                <span className="figures">since {formatMoment(createdAt)}</span>
                <span className="figures block text-sm text-ink-soft">
                  last used {formatMoment(lastUsedAt)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Form method="post" className="mt-4 flex flex-wrap gap-3">
        <Button
          type="submit"
          name="do"
          value="sign-out"
          kind="quiet"
          isLoading={doing === 'sign-out'}
        >
          Sign out here
        </Button>
        <Button
          type="submit"
          name="do"
          value="sign-out-everywhere"
          kind="quiet"
          isLoading={doing === 'sign-out-everywhere'}
        >
          Sign out everywhere
        </Button>
      </Form>
    </Panel>
  );
}
