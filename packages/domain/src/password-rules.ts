const PASSWORD_MIN_LENGTH = 12;

/** Long enough, and still among the first that anybody tries. */
const COMMON = new Set(
  `password1234 passwordpassword qwertyuiop12 qwertyuiop123 qwertyuiop[] 1q2w3e4r5t6y 1qaz2wsx3edc
   administrator admin1234567 adminadmin12 welcome12345 letmein12345 iloveyou1234 changeme1234
   abcdefghijkl abcd12345678 abc123456789 123456789012 1234567890ab 12345678910 0123456789ab
   bangalore123 bengaluru123 manemitra123 manemitra1234 india1234567 password12345 p@ssword1234
   p@ssw0rd1234 passw0rd1234 correcthorsebatterystaple qwerty123456 qwertyuiopas asdfghjkl123`.split(
    /\s+/,
  ),
);

/**
 * What is wrong with a new password, as a sentence, or undefined. Length counts, not which kinds of characters it has.
 * Refused besides: what many others use, one piece over and over, and the account's own name with little else.
 */
export function passwordProblem(password: string, userName: string): string | undefined {
  const plain = password.normalize('NFKC').toLowerCase();
  if (plain.length < PASSWORD_MIN_LENGTH) {
    return `Use at least ${PASSWORD_MIN_LENGTH} characters; a short sentence is easy to remember.`;
  }
  if (COMMON.has(plain) || /^(.{1,8})\1+$/u.test(plain) || new Set(plain).size < 5) {
    return 'This password is one of the first that anybody would try. Choose another.';
  }
  const name = userName.toLowerCase();
  if (name.length > 2 && plain.replaceAll(name, '').length < PASSWORD_MIN_LENGTH / 2) {
    return 'This password is mostly your user name. Choose another.';
  }
  return undefined;
}
