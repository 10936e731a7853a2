import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { eventually } from '#web/testing/render.tsx';
import { drawToastsWith, type ToastMessage } from '#web/ui/toast.ts';
import { BulkDialog, type Undo } from './bulk-dialog.tsx';

const DELETED = {
  kind: 'done',
  intent: 'bulk',
  message: '1 of 1 projects changed.',
  value: { refused: [], undo: [{ id: 7, changeId: 70 }] },
};

it('the deletion of one project can be taken back from the message that tells of it', async () => {
  const toasts: ToastMessage[] = [];
  const stop = drawToastsWith((toast) => toasts.push(toast));
  const takenBack: Undo[] = [];
  const Screen = createRoutesStub([
    {
      path: '/',
      action: () => DELETED,
      Component: () => (
        <BulkDialog
          asked={{ action: 'delete', projects: [{ id: 7, name: 'Aranya Greens' }] }}
          onClose={() => undefined}
          onDone={() => undefined}
          onUndo={(change) => takenBack.push(change)}
        />
      ),
    },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Screen />));
  await eventually(() => expect(document.body.textContent).toContain('Delete Aranya Greens?'));

  const submit = document.querySelector<HTMLButtonElement>('button[type=submit]');
  await act(async () => submit?.click());
  await eventually(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.action?.label).toBe('Undo');
  toasts[0]?.action?.onPress();

  expect(takenBack).toEqual([{ id: 7, changeId: 70 }]);
  await act(async () => root.unmount());
  stop();
});
