import { describe, expect, it } from 'vitest';
import { describe as say } from './describe.ts';
import { interpret } from './interpret.ts';
import { criteriaOf } from './interpretation.ts';
import { withNote } from './unused-note.ts';

const today = '2026-11-21';
const first = '3 BHK under 1.5 Cr near Hebbal';

describe('the note of what was not used', () => {
  it.each([
    [['near a lake', 'for my parents']],
    [['2 bhk in whitefield']], // of words that would mean something anywhere else
    [['with (a bracket; and more)']],
  ])('changes nothing of what is searched, and is read back: %j', (unused) => {
    const plain = interpret(first, { today });
    const noted = interpret(withNote(first, unused), { today });

    expect(criteriaOf(noted)).toEqual(criteriaOf(plain));
    expect(noted.unread).toEqual(
      unused.map((words) => words.replaceAll(/[();]/g, ' ').replaceAll(/\s+/g, ' ').trim()),
    );
  });

  it('is not there without words, and does not grow without end', () => {
    expect(withNote(first, [])).toBe(first);
    expect(withNote(first, ['word '.repeat(500)]).length).toBeLessThan(400);
  });
});

it('what an earlier sentence could not use is still said of the one that refines it', () => {
  const previous = interpret(`${first}, helipad`, { today });
  const refined = interpret('cheaper, with a moat', { today, previous });

  expect(refined.unread).toEqual(['helipad', 'moat']);
  const sentence = withNote(say(criteriaOf(refined)), refined.unread);
  expect(interpret(sentence, { today }).unread).toEqual(['helipad', 'moat']);
  expect(interpret('start over, villa', { today, previous: refined }).unread).toEqual([]);
});
