import type { PropertyDetail } from '@manemitra/contract/properties';
import type { FactSource } from '@manemitra/contract/property-detail';
import { formatDate } from '@manemitra/domain/dates';
import { usePaperTitle, usePrinting } from '#web/browser/printing.ts';
import { paths } from '#web/paths.ts';
import { partText } from './project-facts.ts';

/** Over the printed page: what it is, when it was printed and where it stands. */
export function PaperHead({ detail: { slug, project } }: { detail: PropertyDetail }) {
  const printing = usePrinting();
  usePaperTitle(project.name);
  return (
    <div className="mb-3 hidden items-baseline justify-between gap-6 text-sm text-ink-soft print:flex">
      <p>
        <span className="display text-base text-ink">ManeMitra</span> · Project record
      </p>
      <p className="figures min-w-0 text-right wrap-anywhere">
        {printing && (
          <>
            Printed on {formatDate(printing.on)} · {printing.origin}
          </>
        )}
        {paths.project(slug)}
      </p>
    </div>
  );
}

/** Under it: what paper cannot say, and where each group of facts is from, with the addresses in words. */
export function PaperSources({ detail: { facts, isDemonstration } }: { detail: PropertyDetail }) {
  return (
    <section aria-labelledby="paper-sources" className="hidden print:mt-8 print:block">
      <h2 id="paper-sources" className="display mb-3 text-2xl">
        Where this comes from
      </h2>
      <p className="mb-3 text-sm text-pretty">
        What is not known is shown as not known. Facts change after they are printed: before you pay
        anything, check each with the promoter and on the Karnataka RERA portal, and have your
        lawyer read the documents.
        {isDemonstration &&
          ' This is a demonstration project: it, its promoter and its figures are invented.'}
      </p>
      {facts.length > 0 && (
        <table className="figures w-full border-collapse text-left text-sm">
          <thead>
            <tr className="border-b border-ink">
              <th scope="col" className="py-1 pr-4 font-semibold">
                Facts
              </th>
              <th scope="col" className="py-1 pr-4 font-semibold">
                Source
              </th>
              <th scope="col" className="py-1 font-semibold whitespace-nowrap">
                As of
              </th>
            </tr>
          </thead>
          <tbody>
            {facts.map((fact) => (
              <SourceRow key={fact.group} fact={fact} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function SourceRow({ fact: { label, source, checkedOn, isKnown, parts } }: { fact: FactSource }) {
  if (parts !== undefined) {
    return (
      <tr className="border-b border-hairline align-top">
        <th scope="row" className="py-1 pr-4 font-normal">
          {label}
        </th>
        <td colSpan={2} className="py-1 wrap-anywhere">
          {parts.map((part) => (
            <span key={part.label} className="block">
              {partText(part)}
            </span>
          ))}
        </td>
      </tr>
    );
  }
  return (
    <tr className="border-b border-hairline align-top">
      <th scope="row" className="py-1 pr-4 font-normal">
        {label}
      </th>
      <td className="py-1 pr-4 wrap-anywhere">
        {isKnown ? source.name : 'Not known'}
        {isKnown && source.url !== null && (
          <span className="block text-ink-soft">{source.url}</span>
        )}
      </td>
      <td className="py-1 whitespace-nowrap">
        {checkedOn === null ? 'Not checked yet' : formatDate(checkedOn)}
      </td>
    </tr>
  );
}
