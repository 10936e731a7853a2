import { Link } from 'react-router';
import type { Refused } from '#web/features/staff/acts/outcome.ts';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The projects that one which is to be added is, or looks like, with what speaks for it; whether it is another one is asked. */
export function AlikeNotice({ refused: { code, message, alike } }: { refused: Refused }) {
  return (
    <div
      role="alert"
      className="flex flex-col gap-3 rounded-lg border border-hairline bg-surface p-4"
    >
      <Notice tone="warning" text={message} />
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {alike.map(({ id, name, evidence }) => (
          <li key={id}>
            <Link to={paths.staff(`modify-component/${id}`)} target="_blank" className={linkStyle}>
              {name}
            </Link>
            {evidence.length > 0 && `: ${evidence.join('. ')}.`}
          </li>
        ))}
      </ul>
      {code === 'property.looks-alike' ? (
        <Checkbox name="isAnother" value="yes" label="It is another project: add it." />
      ) : (
        <p>Open it to change what you know better.</p>
      )}
    </div>
  );
}
