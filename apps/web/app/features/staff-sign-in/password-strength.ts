import { passwordProblem } from '@manemitra/domain/password-rules';

/**
 * How good a new password is, as a sentence; undefined while nothing is typed. By the server's own rules, but for the list
 * of leaked ones, which only the server holds. `own` is what is known of its owner.
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
