import { Mitra } from '#web/ui/mascot/mitra.tsx';

/** Beside the conversation, where there is room: what can be asked, and asked with a press. */
export function AssistantHints({
  mode,
  about,
  onSay,
}: {
  mode: 'search' | 'project';
  about: string | undefined;
  /** Absent while there is nothing to ask about. */
  onSay: ((line: string) => void) | undefined;
}) {
  const { title, lines, afterwards } = HINTS[mode];
  return (
    <aside
      aria-labelledby="assistant-hints"
      className="on-grove mb-4 hidden w-96 shrink-0 flex-col overflow-y-auto rounded-xl bg-grove p-7 text-on-grove lg:flex"
    >
      <h3 id="assistant-hints" className="display text-xl">
        {title}
      </h3>
      {about !== undefined && <p className="mt-1 text-on-grove-soft">About {about}</p>}
      <ul className="mt-4 flex flex-col gap-3">
        {lines.map((line) => (
          <li key={line}>
            <button
              type="button"
              disabled={onSay === undefined}
              onClick={() => onSay?.(line)}
              className="min-h-11 w-full cursor-pointer speaks border border-grove-line px-4 py-2 text-left leading-snug transition-colors hover:border-grove-haldi hover:text-grove-haldi disabled:cursor-default disabled:border-dashed disabled:text-on-grove-soft disabled:hover:border-grove-line"
            >
              {line}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-4 leading-snug text-on-grove-soft">{afterwards}</p>
      <Mitra
        pose={mode === 'search' ? 'searching' : 'pointing'}
        className="mx-auto mt-auto size-44 shrink-0 pt-4"
      />
    </aside>
  );
}

export const HINTS = {
  search: {
    title: 'Say it, then change it',
    lines: [
      '3 BHK in Hebbal under 1.5 Cr, A khata',
      'Ready villas near Sarjapur Road under 3 crore',
      'EMI for 80 lakh over 20 years',
    ],
    afterwards: 'Then change what you said: “cheaper”, “not in Varthur”, “add a pool”.',
  },
  project: {
    title: 'Ask what you would ask a friend',
    lines: [
      'Which khata does it have?',
      'How far is the nearest metro?',
      'What is the total cost?',
      'Are there complaints on RERA?',
    ],
    afterwards:
      'Answers come from documents we have seen, with their source and date. If nobody has told us something, I say so.',
  },
} as const;
