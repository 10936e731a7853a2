import { readDialogues, type SaidTurn } from '../bench/dialogue-notation.ts';
import { writtenNames } from '../bench/written-set.ts';
import { interpret } from '../packages/query/src/interpret.ts';
import { tokenize } from '../packages/query/src/tokens.ts';
import { turnFeatures } from '../apps/server/src/features/chat/screen/turn-features.ts';

/** One turn of a writer, with what it shows and what it does. */
export interface TurnExample {
  writer: string;
  said: string;
  features: string[];
  /** `wish`, `question` or the name of an errand; then what is as right. */
  kinds: readonly [string, ...string[]];
}

/** Of some writers of dialogues an errand has another name, or stands once or twice. */
const IN_OUR_WORD: Readonly<Record<string, string>> = {
  hide: 'remove',
  unshortlist: 'remove',
  reset: 'start-over',
};

/** The day that every writer was told. */
const TODAY = '2026-11-22';
/** So many of a list are seen. */
const SEEN = 10;

/** The turns of a file of dialogues, beside what its writer saw. */
export function turnExamples(file: URL): TurnExample[] {
  const writer = file.pathname.replaceAll(/^.*\/|\.jsonl$/g, '');
  return readDialogues(file).flatMap(({ turns }) =>
    turns.map((turn, at): TurnExample => {
      const { say, screen } = turn;
      const hasBefore = turns.slice(0, at).some(({ kinds }) => kinds[0] === 'wish');
      const shown = screen?.places?.length ?? screen?.shows ?? (hasBefore ? SEEN : 0);
      const before = turns[at - 1];
      const features = turnFeatures(
        tokenize(say),
        interpret(say, { today: TODAY, names: writtenNames }),
        {
          kind: screen?.kind ?? 'list',
          shown,
          hasBefore,
          isAfterQuestion: before !== undefined && before.kinds[0] !== 'wish',
        },
      );
      return { writer, said: say, features, kinds: kindsOf(turn) };
    }),
  );
}

function kindsOf({ kinds: [kind, ...more], errands }: SaidTurn): [string, ...string[]] {
  const [errand = 'wish', ...others] = errands.map((one) => IN_OUR_WORD[one] ?? one);
  return kind === 'errand' ? [errand, ...others, ...more] : [kind, ...more];
}
