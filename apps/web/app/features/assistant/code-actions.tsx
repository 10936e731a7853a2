import { waitText } from '@manemitra/domain/wait-text';
import { useSecondsUntil } from '#web/browser/use-seconds-until.ts';
import { Button } from '#web/ui/button.tsx';
import { OTHER_NUMBER, RESEND } from './chat-turn.ts';

/** What can be done about a code besides typing it. */
export function CodeActions({
  resendAt,
  onSay,
}: {
  /** When another may be asked for, in ms since 1970. */
  resendAt: number;
  onSay: (text: string) => void;
}) {
  const wait = useSecondsUntil(resendAt);
  return (
    <p className="flex flex-wrap gap-2">
      <Button kind="quiet" size="small" disabled={wait > 0} onClick={() => onSay(RESEND)}>
        {wait > 0 ? `Send again in ${waitText(wait)}` : 'Send again'}
      </Button>
      <Button kind="quiet" size="small" onClick={() => onSay(OTHER_NUMBER)}>
        Change the number
      </Button>
    </p>
  );
}
