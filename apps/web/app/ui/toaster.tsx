import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type CSSProperties, useEffect } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { clearOfBars, drawToastsWith, durationOf, type ToastMessage } from './toast.ts';

const WIDTH = { '--width': '28rem' } as CSSProperties; // Sonner's own variable

/** Draws toasts as words of ours: Sonner stacks, times and announces them, and draws nothing itself. */
export function Toaster() {
  useEffect(() => drawToastsWith(draw), []);
  return (
    <Sonner
      containerAriaLabel="Messages"
      position="bottom-center"
      gap={10}
      visibleToasts={3}
      // All are read as they come: nothing is stacked out of sight.
      expand
      style={WIDTH}
      className="z-notice! font-sans!"
      offset={{ bottom: clearOfBars('1.5rem') }}
      mobileOffset={{ bottom: clearOfBars('1rem') }}
    />
  );
}

function draw(message: ToastMessage): void {
  toast.custom((id) => <Bubble message={message} onClose={() => toast.dismiss(id)} />, {
    duration: durationOf(message),
    className: 'w-full',
    ...(message.id === undefined ? {} : { id: message.id }),
    ...(message.position === undefined ? {} : { position: message.position }),
  });
}

const CROSS = '❌';
/** A text of the specification may bring a cross of its own, which stands to the letter: two signs say no more than one. */
const hasSign = ({ text }: ToastMessage): boolean => text.startsWith(CROSS);

/** The cross is drawn over its letter, which not every machine has. */
function ToastText({ text }: { text: string }) {
  if (!text.startsWith(CROSS)) return text;
  return (
    <>
      <span className="relative inline-block h-[1.2em] w-[1.2em] overflow-hidden align-text-bottom">
        <span className="opacity-0">{CROSS}</span>
        <X
          aria-hidden="true"
          strokeWidth={4}
          className="absolute inset-0 size-full text-gulmohar"
        />
      </span>
      {text.slice(CROSS.length)}
    </>
  );
}

const LOOKS = {
  success: { Icon: CircleCheck, mark: 'text-areca' },
  info: { Icon: Info, mark: 'text-kere' },
  warning: { Icon: TriangleAlert, mark: 'text-haldi-bright' },
  failure: { Icon: CircleAlert, mark: 'text-gulmohar' },
};

function Bubble({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const { Icon, mark } = LOOKS[message.kind];
  const { action } = message;
  return (
    <div className="speaks flex w-full items-center gap-3 border border-outline bg-raised py-1.5 pr-1.5 pl-4 text-base text-ink shadow-floating">
      {!hasSign(message) && <Icon aria-hidden="true" className={`size-5 shrink-0 ${mark}`} />}
      <p className="min-w-0 flex-1 py-2 leading-snug wrap-anywhere">
        <ToastText text={message.text} />
      </p>
      {action !== undefined && (
        <button
          type="button"
          onClick={() => {
            action.onPress();
            onClose();
          }}
          className="min-h-control-small shrink-0 cursor-pointer rounded-md bg-areca-tint px-3 text-sm font-semibold text-areca-strong hover:underline"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="flex size-9 shrink-0 cursor-pointer items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
