const SIGNS = {
  check: 'sign-check',
  minus: 'sign-minus',
  notice: 'sign-notice',
  open: 'sign-open',
  unknown: 'sign-unknown',
  shield: 'sign-shield',
  warning: 'sign-warning',
  hand: 'sign-hand',
  outside: 'sign-outside',
  plus: 'sign-plus',
  heart: 'sign-heart',
  'full-heart': 'sign-full-heart',
  down: 'sign-down',
  left: 'sign-left',
  right: 'sign-right',
} as const;

export type SignName = keyof typeof SIGNS;

/** A sign of `styles/signs.css`, for what stands in a page dozens of times. It says nothing to who hears the page. */
export function Sign({ of, className }: { of: SignName; className?: string }) {
  return <i className={`sign ${SIGNS[of]}${className === undefined ? '' : ` ${className}`}`} />;
}
