import { EachMoney, MoneySwitch } from '#web/features/money/public.ts';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';
import {
  type ComparedHome,
  comparedHomesText,
  decidingRows,
  homeLabel,
  sumText,
} from './deciding.ts';

/** What decides between the compared homes: a sentence, then six rows. */
export function DecidingTable({ homes }: { homes: readonly ComparedHome[] }) {
  const sentence = comparedHomesText(homes);
  return (
    <section aria-labelledby="deciding" className="mb-8">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
        <h2
          id="deciding"
          className="display max-w-4xl text-xl leading-snug text-pretty sm:text-2xl"
        >
          {sentence ?? 'What decides'}
        </h2>
        <MoneySwitch />
      </div>
      <div className="mt-4 wrap-anywhere">
        <table className="w-full table-fixed border-collapse text-left">
          <thead>
            <tr className="align-bottom">
              <th scope="col" className="w-24 pb-2 sm:w-44">
                <span className="sr-only">What decides</span>
              </th>
              {homes.map(({ property }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <th key={at} scope="col" className="pr-3 pb-2 leading-tight wrap-anywhere">
                  {property.project.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="figures [&_td]:py-2 [&_td]:pr-3 [&_th]:py-2 [&_th]:pr-3 [&_th]:text-sm [&_th]:font-normal [&_th]:text-ink-soft [&_tr]:border-t [&_tr]:border-hairline [&_tr]:align-baseline">
            <tr>
              <th scope="row">Price</th>
              {homes.map((one, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <td key={at} className="leading-snug">
                  <span className="text-lg font-semibold text-areca">
                    <EachMoney>{(view) => sumText(one, view)}</EachMoney>
                  </span>
                  <span className="block text-sm text-ink-soft">{homeLabel(one)}</span>
                  {one.difference !== null && (
                    <span className="block text-sm text-ink-soft">{one.difference}</span>
                  )}
                </td>
              ))}
            </tr>
            {decidingRows(homes).map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                  <td key={at} className={`leading-snug ${value === null ? 'text-ink-faint' : ''}`}>
                    <UnbrokenText text={value ?? 'Not disclosed'} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
