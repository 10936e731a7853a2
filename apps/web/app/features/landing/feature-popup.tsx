import './feature-popup.css';
import { Gauge, MessageCircle, Quote, Sparkles, Telescope, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { MitraFace } from '#web/ui/mascot/mitra-face.tsx';
import { useOverSamples } from './use-over-samples.ts';

/**
 * The five features of the assistant (spec 1), as a band at the foot of the window, so that it hides neither the input nor
 * the example. Where there is no room for a band only its heading is shown until it is opened; on a phone it stays away
 * while it would cover the sample sentences.
 */
export function FeaturePopup({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [isAsked, setAsked] = useState(false);
  const isOverSamples = useOverSamples();
  return (
    <dialog
      open
      aria-labelledby={id}
      data-asked={isAsked ? '' : undefined}
      className={`feature-popup fixed inset-x-3 top-auto bottom-3 z-floating flex max-h-[min(36rem,calc(100dvh-6rem))] w-auto max-w-none animate-rise flex-col speaks border border-outline bg-raised text-ink shadow-modal sm:inset-x-6 sm:bottom-6 lg:flex-row ${isOverSamples && !isAsked ? 'invisible' : ''}`}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 sm:px-5 lg:w-64 lg:shrink-0 lg:content-center">
        <MitraFace className="size-11 shrink-0" />
        <h2 id={id} className="display min-w-0 flex-1 text-xl">
          House hunting, with a friend
        </h2>
        <Button
          kind="soft"
          size="small"
          className="feature-popup-more order-last w-full"
          onClick={() => setAsked(true)}
        >
          Five things I can do for you
        </Button>
        <Button
          size="small"
          onClick={onClose}
          className="feature-popup-done lg:order-last lg:w-full"
        >
          Got it
        </Button>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="-mr-2 flex size-10 shrink-0 cursor-pointer items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink lg:absolute lg:top-1.5 lg:right-4"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </header>
      <ul className="feature-popup-points grid min-h-0 gap-x-6 gap-y-3 overflow-y-auto px-4 pt-1 pb-4 sm:grid-cols-2 sm:px-5 sm:pb-5 lg:flex-1 lg:grid-cols-5 lg:gap-x-5 lg:py-4 lg:pr-14">
        {POINTS.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3 lg:flex-col lg:gap-1.5">
            <span className="flex size-9 shrink-0 items-center justify-center rounded-md bg-areca-tint text-areca-strong">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <p className="leading-snug">
              <strong className="font-semibold">{title}</strong>
              <span className="block text-ink-soft lg:text-sm">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

const POINTS = [
  {
    Icon: Telescope,
    title: 'Let AI do the hunting',
    text: 'One sentence searches every project, and says why each one fits.',
  },
  {
    Icon: Quote,
    title: 'Search your way',
    text: 'English, Hinglish, Kanglish, ಕನ್ನಡ or हिन्दी: as you would tell a friend.',
  },
  {
    Icon: MessageCircle,
    title: 'Instant chat',
    text: 'Ask about the khata, the water or the full cost.',
  },
  {
    Icon: Gauge,
    title: 'Super easy and fast',
    text: 'No forms and no sign-in before you see homes.',
  },
  {
    Icon: Sparkles,
    title: 'AI knows best',
    text: 'It also knows what it does not know, and tells you.',
  },
] as const;
