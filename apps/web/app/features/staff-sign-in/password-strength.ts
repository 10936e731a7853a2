import { passwordProblem } from '@manemitra/domain/password-rules';

/**
 * How good a new password is, as a sentence; undefined while nothing is typed. It uses the server's rules, except for the
 * list of leaked passwords, which only the server has. `own`: known details of the owner.
 */
export function passwordStrength(
  password: string,
  own: readonly string[],
): { isEnough: boolean; text: string } | undefined {
  if (password === '') return undefined;
  const problem = passwordProblem(password, own);
  if (problem !== undefined) return { isEnough: false, text: problem };
  return {
    isEnough: true,
    text:
      password.length >= LONG
        ? 'Very good: long enough that nobody guesses it.'
        : 'Good. Longer is better still.',
  };
}

const LONG = 18;
