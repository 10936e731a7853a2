import { Notice } from '#web/ui/notice.tsx';
import type { Unchanged } from './search.ts';
import { unchangedText } from './result-words.ts';

/** Says that the typed text changed nothing, and why: the list below is the previous one. */
export function UnchangedNote({ unchanged }: { unchanged: Unchanged }) {
  return (
    <output className="block">
      <Notice tone="warning" text={unchangedText(unchanged)} />
    </output>
  );
}
