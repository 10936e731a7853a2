/** Said beside the forms of buyers. */
export const WHAT_AN_ACCOUNT_IS = [
  'You can search, compare and calculate an EMI without signing in.',
  'Signed in, you can ask a promoter to call you. They get your number only when you say so, and you see who got it and when.',
  'Your account page gives you everything we keep about you as a file, and deletes it when you ask.',
] as const;
