import type { ComponentProps } from 'react';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { EditForm } from './edit-form.tsx';

/** The screen on which an account is added to a list of them. */
export function CreateAccount({
  title,
  list,
  text,
  ...form
}: {
  title: string;
  list: { label: string; href: string };
  /** What the new account may do at first. */
  text: string;
} & Pick<ComponentProps<typeof EditForm>, 'fields' | 'verb' | 'onDone'>) {
  return (
    <>
      <ScreenHead title={title} above={[list]} text={text} />
      <div className="max-w-3xl">
        <Panel title="Profile">
          <EditForm intent="create" {...form} />
        </Panel>
      </div>
    </>
  );
}
