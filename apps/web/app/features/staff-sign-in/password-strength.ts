import { passwordProblem } from '@manemitra/domain/password-rules';

/** How good a new password is, as a sentence; undefined while nothing is typed. The rules are the server's own. */
export function passwordStrength(
  password: string,
  userName: string,
): { isEnough: boolean; text: string } | undefined {
  if (password === '') return undefined;
  const problem = passwordProblem(password, userName);
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
