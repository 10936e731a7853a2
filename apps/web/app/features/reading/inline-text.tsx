import { Link } from 'react-router';
import { linkStyle } from '#web/ui/button.tsx';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import { inlinePieces } from './inline.ts';

/** A line with its links and strong words. */
export function InlineText({ line }: { line: string }) {
  return inlinePieces(line).map(({ text, href, isStrong }, at) => {
    const key = `${at} ${text}`;
    if (isStrong) return <strong key={key}>{text}</strong>;
    if (href === undefined) return <UnbrokenText key={key} text={text} />;
    if (href.startsWith('/')) {
      return (
        <Link key={key} to={href} className={linkStyle}>
          {text}
        </Link>
      );
    }
    return (
      <a key={key} href={href} rel="noreferrer" className={`wrap-anywhere ${linkStyle}`}>
        {text}
      </a>
    );
  });
}
