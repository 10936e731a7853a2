import { Link2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';

/** Copies the address of this search: its sentence is in it, so whoever opens it sees the same wishes. */
export function ShareButton() {
  return (
    <Button
      kind="plain"
      size="small"
      onClick={() => {
        void copyAddress().then((isCopied) =>
          showToast(
            isCopied
              ? { kind: 'success', text: 'The link to this search is copied.' }
              : {
                  kind: 'failure',
                  text: 'The link could not be copied. Copy it from the address bar.',
                },
          ),
        );
      }}
    >
      <Link2 aria-hidden="true" className="size-4" />
      <span className="sm:max-lg:sr-only">Share</span>
    </Button>
  );
}

async function copyAddress(): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(location.href);
    return true;
  } catch {
    return false;
  }
}
