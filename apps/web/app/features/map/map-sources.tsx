import roadsUrl from '@manemitra/city/data/roads.json?url';
import { ChevronDown, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { MetroKey } from '#web/ui/metro-key.tsx';

const SOURCES: readonly (readonly [what: string, whose: string, note: string])[] = [
  [
    'Streets, lakes, parks, malls, tech parks',
    '© OpenStreetMap contributors (Open Database License 1.0)',
    'as of August 2022 to August 2026, through several publishers; parks and lakes older',
  ],
  [
    'Streets known by their buses alone',
    'routes of BMTC, through Vonter/orr-bus and bengawalk (MIT)',
    'as of September 2023 and December 2025',
  ],
  [
    'Metro',
    'Vonter/orr-bus, geohacker/namma-metro (MIT)',
    'tracks as of December 2025; lines that are being built are dashed, in a rough course along stations as planned in 2020, of which some points are a kilometre off',
  ],
  [
    'Bus lines',
    'stops and their order of BMTC, through Vonter/transitrouter (MIT)',
    'as of November 2025; drawn along the fastest way by known streets from stop to stop, and not at all where none is known',
  ],
  [
    'Flood spots, where they are shown',
    'BBMP’s list, through OpenCity; roads © OpenStreetMap contributors (Open Database License 1.0)',
    'the list without a date and mostly of the middle of the city, the roads as of August 2022; a place without a mark was, as a rule, never looked at',
  ],
  [
    'Wards and corporations',
    'Greater Bengaluru Authority, through opencity.in and bengaluru-votes (MIT)',
    'the 369 wards of 2025',
  ],
  [
    'Pincodes that are searched in',
    'openbangalore (CC BY-SA 2.5 IN)',
    'as of March 2015; localities and sides of the city are dashed, because nobody has drawn where they end',
  ],
];

/** Who knows what the map shows, from when it is, and what it lacks. In brief the key of its marks is folded away too. */
export function MapSources({ isBrief, pinKey }: { isBrief: boolean; pinKey: ReactNode }) {
  const key = (
    <div className="flex flex-col gap-1 text-ink-soft print:hidden">
      {pinKey}
      <MetroKey />
    </div>
  );
  return (
    <>
      {!isBrief && key}
      <details
        className={`group text-ink-soft print:hidden ${isBrief ? 'shrink-0 px-4 text-xs open:max-h-[45%] open:overflow-y-auto' : 'text-sm'}`}
      >
        <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded-sm py-1 hover:text-ink [&::-webkit-details-marker]:hidden">
          © OpenStreetMap and others: {isBrief ? 'key, sources and gaps' : 'sources and gaps'}
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="mt-2 flex max-w-prose flex-col gap-3">
          {isBrief && key}
          <p>
            Main roads are not complete, least so in Whitefield, along Sarjapur Road, and in Hoskote
            and Devanahalli. Small streets are known in the centre only. Where no street is drawn
            there may be one. Lakes are not complete either: the one at Kalkere is in none of our
            sources, and many are drawn as a sign, because only their middle is known.
          </p>
          <ul className="flex flex-col gap-2">
            {SOURCES.map(([what, whose, note]) => (
              <li key={what}>
                <span className="font-semibold text-ink">{what}</span>: {whose}; {note}.
              </li>
            ))}
          </ul>
          <p>
            <a
              href={roadsUrl}
              download="bengaluru-roads.json"
              className="inline-flex min-h-6 items-center gap-1.5 text-areca underline underline-offset-4"
            >
              <Download aria-hidden="true" className="size-4" />
              Download the roads (JSON, 0.5 MB, Open Database License)
            </a>
          </p>
        </div>
      </details>
    </>
  );
}
