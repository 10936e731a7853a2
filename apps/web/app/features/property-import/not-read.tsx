import type { ImportView } from '@manemitra/contract/staff-properties-imports';

/** What a workbook holds besides the cells that are read, in one line that opens. */
export function NotRead({ of }: { of: ImportView['preview']['notRead'] }) {
  if (of.length === 0) return null;
  return (
    <details className="max-w-prose text-sm">
      <summary className="cursor-pointer">
        Not read of this workbook: {of.map(({ what }) => what).join(', ')}
      </summary>
      <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 wrap-anywhere text-ink-soft">
        {of.map(({ what, detail }) => (
          <li key={what}>{detail}</li>
        ))}
      </ul>
    </details>
  );
}
