import type { PropertyDetail } from '@manemitra/contract/properties';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProjectView } from './project-view.tsx';

/** A project's page as buyers would see it now, for who edits it, published or not. */
export function ProjectPreview({
  property,
  editorHref,
}: {
  property: PropertyDetail;
  editorHref: string;
}) {
  return (
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      <div className="mx-auto w-full max-w-7xl px-4 py-3 sm:px-6">
        <Notice
          tone="info"
          text="Preview of the saved page. Until it is published, only staff can see it, and nearby places are not loaded."
          action={
            <Link to={editorHref} className={buttonStyle({ kind: 'quiet', size: 'small' })}>
              Back to editing
            </Link>
          }
        />
      </div>
      <ProjectView detail={property} listHref={paths.propertyList()} isPreview />
    </main>
  );
}
