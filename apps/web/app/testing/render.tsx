import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { vi } from 'vitest';
import { QueryScope } from '#web/api/query-scope.tsx';
import { drawToastsWith } from '#web/ui/toast.ts';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

const open: Root[] = [];

/** Leaves nothing of a test to the next one. */
export async function closeScreens(): Promise<void> {
  for (const root of open.splice(0)) await act(async () => root.unmount());
  document.body.replaceChildren();
  localStorage.clear();
  const stopDrawing = drawToastsWith(() => undefined);
  stopDrawing();
}

/** Shows a part of the site at an address; `path` tells where it went when a link or form was used. */
export async function render(
  element: ReactNode,
  at = '/',
): Promise<{ screen: HTMLElement; path: () => string }> {
  let current = at;
  const Stub = createRoutesStub([
    { path: at.replace(/\?.*/, ''), Component: () => element },
    {
      path: '*',
      loader: ({ request }) => {
        const { pathname, search } = new URL(request.url);
        current = pathname + search;
        return null;
      },
      Component: () => null,
    },
  ]);
  const screen = document.body.appendChild(document.createElement('div'));
  const root = createRoot(screen);
  open.push(root);
  await act(async () =>
    root.render(
      <QueryScope>
        <Stub initialEntries={[at]} />
      </QueryScope>,
    ),
  );
  return { screen, path: () => current };
}

/**
 * The one element of a kind; a screen with none or several is not the one a test means.
 * The type is named by the caller, as with `querySelector`.
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names its type
export function one<E extends Element = HTMLElement>(within: ParentNode, selector: string): E {
  const [found, ...more] = within.querySelectorAll<E>(selector);
  if (found === undefined || more.length > 0) {
    throw new Error(
      `Expected one ${selector}, found ${found === undefined ? 0 : more.length + 1}.`,
    );
  }
  return found;
}

/** Types a text, as a browser does it for a controlled field. */
export async function type(
  field: HTMLTextAreaElement | HTMLInputElement,
  text: string,
): Promise<void> {
  await act(async () => {
    const { prototype } =
      field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export async function press(
  field: HTMLElement,
  key: string,
  more: KeyboardEventInit = {},
): Promise<void> {
  await act(async () => {
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
    );
  });
}

/** Waits until a check holds, for what a screen does by itself after an answer or a rest. */
export async function eventually(check: () => void): Promise<void> {
  // React then takes updates as a browser brings them, without asking for `act`.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    // A screen that loads its code on a busy machine takes a while; the time of a test is 5 s.
    await vi.waitFor(check, { timeout: 4_000 });
  } finally {
    globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  }
}
