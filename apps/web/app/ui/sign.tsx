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
  'off-map': 'sign-off-map',
} as const;

export type SignName = keyof typeof SIGNS;

/** An icon of `styles/signs.css`, for icons that appear dozens of times on a page. Screen readers skip it. */
export function Sign({ of, className }: { of: SignName; className?: string }) {
  return <i className={`sign ${SIGNS[of]}${className === undefined ? '' : ` ${className}`}`} />;
}
