import type { Shortlisted } from '#web/browser/kept-entries.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { dropProject } from './shortlist.ts';

/** A project that was kept and is not published any more. */
export function GoneProject({ entry: { slug, name } }: { entry: Shortlisted }) {
  return (
    <Notice
      tone="warning"
      text={`${name || 'A project'} is not published any more. It may have been sold or withdrawn.`}
      action={
        <Button kind="quiet" size="small" onClick={() => void dropProject(slug)}>
          Take it off<span className="sr-only">: {name}</span>
        </Button>
      }
    />
  );
}
