import type { SearchAnswer } from '@manemitra/contract/search';
import { isInRegister, reraText } from '@manemitra/domain/rera-standing';
import { VERDICT_LABELS } from '@manemitra/domain/verdict/levels';
import { everyConstraint } from '@manemitra/query/interpretation';
import { ArrowRight, FlaskConical } from 'lucide-react';
import { Link } from 'react-router';
import { ProjectPicture, RegisterLink } from '#web/features/project-card/public.ts';
import { HomeMoney } from '#web/features/money/public.ts';
import { totalTexts } from '#web/features/results/public.ts';
import { AnnotatedSentence } from '#web/features/understanding/public.ts';
import { LevelSign } from '#web/features/verdict/public.ts';
import { paths } from '#web/paths.ts';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';

/** A real search, done for this page: the sentence, its meaning under its words, and what fits. */
export function WorkedExample({ prompt, answer }: { prompt: string; answer: SearchAnswer }) {
  const { interpretation, properties } = answer;
  const { found, split } = totalTexts(answer);
  // Under "2 of 17 fit" the two that fit are shown, where there is more than one.
  const sure = properties.filter(({ match }) => (match.fit ?? 'sure') === 'sure');
  const shown = sure.length > 1 ? sure : properties;
  return (
    <section
      aria-labelledby="worked-example"
      className="on-grove flex h-full flex-col items-center gap-10 bg-grove py-10 text-on-grove lg:items-stretch lg:px-12 lg:py-14"
    >
      <div className="w-full max-w-3xl px-4 sm:px-6 lg:max-w-none lg:px-0">
        <h2 id="worked-example" className="mb-5 text-base text-on-grove-soft">
          An example: one sentence, and how we read it
        </h2>
        <AnnotatedSentence sentence={prompt} constraints={everyConstraint(interpretation)} />
      </div>
      <div className="w-full max-w-3xl px-4 sm:px-6 lg:max-w-none lg:px-0">
        <Link
          to={paths.propertyList({ q: prompt })}
          className="group mb-5 inline-flex min-h-11 items-center gap-3"
        >
          <span className="display figures text-2xl sm:text-3xl">{found}</span>
          <ArrowRight
            aria-hidden="true"
            className="size-6 text-grove-haldi transition-transform duration-150 group-hover:translate-x-1"
          />
          <span className="sr-only">Open the results</span>
        </Link>
        {split !== null && <p className="figures -mt-5 mb-4 text-on-grove-soft">{split}</p>}
        {properties.some((property) => property.isDemonstration) && (
          <p className="-mt-2 mb-4 flex items-center gap-2 text-sm">
            <FlaskConical aria-hidden="true" className="size-4.5 shrink-0" />
            Demonstration: these projects, their prices and RERA numbers are invented.
          </p>
        )}
        <ul className="grid auto-cols-fr grid-flow-col grid-rows-[auto_auto] gap-x-3 sm:gap-x-4">
          {shown.map((property, index) => (
            <li
              key={property.id}
              className={`row-span-2 min-w-0 grid-rows-subgrid ${index === 2 ? 'hidden sm:grid' : 'grid'}`}
            >
              <Link
                to={paths.project(property.slug, { home: property.home?.unitId })}
                className="group row-span-2 grid grid-rows-subgrid rounded-md"
              >
                <ProjectPicture
                  property={property}
                  withCaption={false}
                  sizeClass="self-end rounded-md h-48 sm:h-56 lg:h-40"
                />
                <span className="block min-w-0">
                  <span className="mt-2.5 line-clamp-2 leading-snug font-semibold underline-offset-4 group-hover:underline">
                    {property.project.name}
                  </span>
                  <span className="figures block text-base leading-snug text-on-grove-soft">
                    <span className="block truncate">
                      {property.project.locality ?? 'Locality not disclosed'}
                    </span>
                    <HomeMoney property={property} named={2} />
                  </span>
                  <span className="flex items-center gap-1.5 text-sm leading-snug font-semibold">
                    <LevelSign level={property.verdict.level} isPlain />
                    <span>
                      <span className="sr-only">Our verdict: </span>
                      {VERDICT_LABELS[property.verdict.level]}
                    </span>
                  </span>
                  <span
                    data-rera={property.project.rera.state}
                    className="figures mt-1 text-xs text-on-grove-soft"
                  >
                    <UnbrokenText
                      text={reraText(property.project.rera, property.isDemonstration)}
                    />
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-on-grove-soft [&_a]:text-on-grove [&_a]:decoration-current [&_a:hover]:text-on-grove">
          {properties.some((property) => property.isDemonstration) &&
            'The search that found them is real. '}
          {properties.some(({ project, isDemonstration }) =>
            isInRegister(project.rera, isDemonstration),
          ) && <RegisterLink />}
        </p>
      </div>
    </section>
  );
}
