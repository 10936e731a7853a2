import { dockedAssistant } from '#web/features/assistant/public.ts';
import { MitraFace } from '#web/ui/mascot/mitra-face.tsx';

/** Opens the conversation beside the page, without signing in; on a phone its door is in the bar over the page. */
export function VisitorDoor({ isAway }: { isAway: boolean }) {
  return (
    // Hidden, not gone: closing the conversation gives the focus back to it.
    <div hidden={isAway} className="mascot fixed right-0 z-bar max-sm:hidden print:hidden">
      <button
        type="button"
        onPointerEnter={dockedAssistant.prepare}
        onFocus={dockedAssistant.prepare}
        onClick={dockedAssistant.open}
        className="mascot-door group flex cursor-pointer flex-col items-center rounded-lg pr-4 sm:pr-6"
      >
        <MitraFace className="mascot-face size-14 drop-shadow-md transition-transform duration-calm group-hover:-translate-y-1 sm:size-16" />
        <span className="mascot-call -mt-1.5 rounded-full border border-areca-edge bg-areca px-2.5 py-0.5 text-sm leading-tight font-semibold text-on-areca shadow-raised">
          Ask Mitra
        </span>
      </button>
    </div>
  );
}
