import type { PropertyDetail } from '@manemitra/contract/properties';
import { reraText } from '@manemitra/domain/rera-standing';
import { FlaskConical } from 'lucide-react';
import { useEffect } from 'react';
import { useOnScreen } from '#web/browser/on-screen.ts';
import { usePrinting } from '#web/browser/printing.ts';
import { slots, store } from '#web/browser/storage.ts';
import { keepPage } from '#web/browser/offline-pages.ts';
import { noteViewed } from '#web/features/kept/public.ts';
import { GalleryHost } from '#web/features/gallery/public.ts';
import { ReraLine } from '#web/features/project-card/public.ts';
import { paths } from '#web/paths.ts';
import { OverviewTab } from './overview/overview-tab.tsx';
import { PaperHead, PaperSources } from './paper.tsx';
import { PartBar } from './parts/part-bar.tsx';
import { PartSections } from './parts/part-sections.tsx';
import { PartSide } from './parts/part-side.tsx';
import { useParts } from './parts/use-parts.ts';
import { SummaryBar } from './summary-bar.tsx';

/** Everything known about one project, in eight parts, of which the address says which one is shown. */
export function ProjectView({
  detail,
  listHref,
  isPreview = false,
}: {
  detail: PropertyDetail;
  /** The list that this project is looked at from. */
  listHref: string;
  /** Looked at by who edits it: nothing is kept of that in this browser. */
  isPreview?: boolean;
}) {
  const { shown, isLive, show } = useParts();
  // On a narrow screen a part other than the overview begins right below name, verdict and price.
  const isShort = shown !== 'overview' && shown !== 'all';
  const isPrinting = usePrinting() !== undefined;
  const { id, slug, project } = detail;
  useOnScreen('project', isPreview ? [] : [slug]);
  // The one that the assistant talks about (spec 9).
  useEffect(() => {
    if (!isPreview) store(slots.activeProject, { id, name: project.name });
  }, [id, project.name, isPreview]);
  const imageUrl = project.images[0]?.imageUrl ?? '';
  const rera = reraText(project.rera, detail.isDemonstration);
  useEffect(() => {
    if (!isPreview) noteViewed({ slug, name: project.name, imageUrl, rera });
  }, [slug, project.name, imageUrl, rera, isPreview]);
  useEffect(() => {
    if (!isPreview) void keepPage(paths.project(slug));
  }, [slug, isPreview]);
  return (
    <GalleryHost>
      {/* As tall as a narrow screen at least: the tabs are under the thumb however little a part says. */}
      <article
        aria-label={detail.project.name}
        data-part={isShort ? shown : undefined}
        className="flex min-w-0 flex-1 flex-col max-lg:min-h-dvh print:min-h-0"
      >
        <div className="mx-auto w-full max-w-7xl flex-1 px-4 pb-10 sm:px-6">
          <PaperHead detail={detail} />
          <SummaryBar property={detail} isShort={isShort} isPreview={isPreview} />
          <div className="flex flex-wrap gap-x-6 gap-y-1 pt-2.5">
            {/* On a phone it stands below: the pictures of the overview, or another part, would else begin under the bar. */}
            <ReraLine
              property={detail}
              className={`max-sm:text-xs max-sm:tracking-tight ${shown === 'all' ? '' : 'max-lg:not-print:hidden'}`}
            />
            {detail.isDemonstration && (
              <p
                className={`flex items-start gap-2 text-sm leading-snug text-tabebuia ${isShort ? 'max-lg:text-xs max-lg:tracking-tight' : ''}`}
              >
                <FlaskConical aria-hidden="true" className="size-4.5 shrink-0" />
                Demonstration project: it, its promoter and its figures are invented.
              </p>
            )}
          </div>
          <div
            className={`grid gap-x-8 lg:mt-5 ${isShort ? 'mt-2' : 'mt-4'} lg:grid-cols-[10.5rem_minmax(0,1fr)]`}
          >
            <PartSide shown={shown} />
            <PartSections
              shown={shown}
              isLive={isLive}
              detail={detail}
              overview={<OverviewTab detail={detail} listHref={listHref} />}
            />
          </div>
          {isShort && <ReraLine property={detail} className="mt-8 lg:hidden print:hidden" />}
          {(shown === 'all' || isPrinting) && <PaperSources detail={detail} />}
        </div>
        <PartBar shown={shown} onShow={show} />
      </article>
    </GalleryHost>
  );
}
