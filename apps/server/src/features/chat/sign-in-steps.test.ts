import { array, assert, constant, constantFrom, nat, oneof, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { step, type Event, type State } from './sign-in-steps.ts';

const NUMBER = '+919845098450';

describe('the way to sign in', () => {
  const walks: [string, Event[], string[]][] = [
    [
      'asks for the number, then the code',
      [
        { kind: 'wish', wish: 'login' },
        { kind: 'number', mobileNumber: NUMBER },
        { kind: 'code', code: '123456' },
        { kind: 'proved', name: null },
      ],
      ['login', 'otp-validate', 'otp-validate', 'chats'],
    ],
    [
      'asks who signs up for a name between',
      [
        { kind: 'wish', wish: 'signup' },
        { kind: 'number', mobileNumber: NUMBER },
        { kind: 'name', name: 'Asha' },
        { kind: 'code', code: '123456' },
        { kind: 'proved', name: 'Asha' },
      ],
      ['login', 'signup', 'otp-validate', 'otp-validate', 'chats'],
    ],
    ['takes a number typed in chat', [{ kind: 'number', mobileNumber: NUMBER }], ['otp-validate']],
    [
      'takes a number that comes with the wish',
      [{ kind: 'wish', wish: 'signup', mobileNumber: NUMBER }],
      ['signup'],
    ],
    [
      'goes on after a wrong code, another number and a new code',
      [
        { kind: 'number', mobileNumber: NUMBER },
        { kind: 'wrong', triesLeft: 4 },
        { kind: 'resend' },
        { kind: 'other-number' },
      ],
      ['otp-validate', 'otp-validate', 'otp-validate', 'login'],
    ],
    ['ends at a word', [{ kind: 'wish', wish: 'login' }, { kind: 'cancel' }], ['login', 'chats']],
  ];

  it.each(walks)('%s', (_, events, path) => {
    let state: State = { at: 'chats' };
    const walked = events.map((event) => {
      ({ state } = step(state, event));
      return state.at;
    });
    expect(walked).toEqual(path);
  });
});

const mobileNumber = constantFrom(NUMBER, '+14155552671');
const wish = constantFrom('login' as const, 'signup' as const);
const events = oneof(
  record({ kind: constant('wish' as const), wish }),
  record({ kind: constant('wish' as const), wish, mobileNumber }),
  record({ kind: constant('number' as const), mobileNumber }),
  record({ kind: constant('name' as const), name: constantFrom('Asha', 'ಆಶಾ') }),
  record({ kind: constant('code' as const), code: constantFrom('000000', '123456') }),
  record({ kind: constant('wrong' as const), triesLeft: nat(4) }),
  record({ kind: constant('proved' as const), name: constantFrom(null, 'Asha') }),
  record({
    kind: constantFrom(
      ...(['resend', 'other-number', 'cancel', 'unclear', 'sign-out'] as const),
      ...(['expired', 'too-many-tries', 'not-active'] as const),
    ),
  }),
);

describe('any conversation', () => {
  it('is answered at every turn, and waits for a code only of a number that was sent one', () => {
    assert(
      property(array(events, { maxLength: 12 }), (said) => {
        let state: State = { at: 'chats' };
        const sent = new Set<string>();
        for (const event of said) {
          const was: State = state;
          const { state: next, effect, reply, refusal } = step(was, event);
          if (effect?.do === 'send-code') sent.add(effect.mobileNumber);
          const isAnswered = reply !== undefined || refusal !== undefined;
          expect(isAnswered || effect?.do === 'prove-code').toBe(true);
          expect(next.at !== 'otp-validate' || sent.has(next.mobileNumber)).toBe(true);
          expect(reply?.startChat === true).toBe(
            was.at === 'otp-validate' && event.kind === 'proved',
          );
          state = next;
        }
      }),
    );
  });
});
