import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const noticeStyle = cva(
  'flex flex-wrap items-center gap-x-4 gap-y-2 speaks border p-4 leading-snug',
  {
    variants: {
      tone: {
        success: 'border-areca bg-areca-tint text-areca-strong',
        info: 'border-kere bg-kere-tint text-kere',
        warning: 'border-haldi-bright bg-haldi-tint text-haldi',
        failure: 'border-gulmohar bg-gulmohar-tint text-gulmohar',
      },
    },
  },
);

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, failure: CircleAlert };

interface NoticeProps {
  text: ReactNode;
  action?: ReactNode;
}

/** Something to know about what is beside it, in words. */
export function Notice({
  tone,
  text,
  action,
}: NoticeProps & { tone: 'success' | 'info' | 'warning' }) {
  return <NoticeBox tone={tone} text={text} action={action} />;
}

/** Something went wrong, in words, with what can be done about it. It is read out when it comes. */
export function FailureNotice({ text, action }: NoticeProps) {
  return (
    <div role="alert">
      <NoticeBox tone="failure" text={text} action={action} />
    </div>
  );
}

function NoticeBox({ tone, text, action }: NoticeProps & { tone: keyof typeof ICONS }) {
  const Icon = ICONS[tone];
  return (
    <div className={noticeStyle({ tone })}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-48 flex-1">{text}</p>
      {action}
    </div>
  );
}
