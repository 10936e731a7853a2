import {
  BadgeIndianRupee,
  Broom,
  Bug,
  Calculator,
  ClipboardCheck,
  HandCoins,
  Handshake,
  KeyRound,
  type LucideIcon,
  PaintRoller,
  Recycle,
  ReceiptIndianRupee,
  Router,
  SatelliteDish,
  Scale,
  ShieldCheck,
  Sofa,
  SolarPanel,
  Stamp,
  Truck,
  UtilityPole,
  Wrench,
} from 'lucide-react';
import { TintedIcon } from './icon-set.tsx';
import { GasPipe, Mandala, TapWater } from './own-drawings.ts';

/** The first matching line decides, so narrower patterns come first. */
export const SERVICE_ICONS: readonly (readonly [name: string, words: RegExp, sign: LucideIcon])[] =
  [
    ['EMI calculator', /\bemis?\b|calculator|instal?ment/, Calculator],
    ['Home loan', /loan|mortgage|financ/, HandCoins],
    ['Legal check', /legal|title|lawyer|advocate|due diligence/, Scale],
    ['Registration', /registration|stamp|sale deed|khata transfer/, Stamp],
    ['Property tax', /\btax/, ReceiptIndianRupee],
    ['Valuation', /valuation|apprais/, BadgeIndianRupee],
    ['Insurance', /insur/, ShieldCheck],
    ['Home inspection', /inspect|snag/, ClipboardCheck],
    ['Interiors', /interior|furni|modular/, Sofa],
    ['Painting', /paint/, PaintRoller],
    ['Packers and movers', /pack|mover|moving|shift|relocat/, Truck],
    ['Property management', /manag|tenant|rental|\brent\b/, KeyRound],
    ['Vastu', /va+stu/, Mandala],
    ['Pest control', /pest/, Bug],
    ['Cleaning', /clean|housekeep/, Broom],
    ['Solar', /solar/, SolarPanel],
    ['Electricity', /electric|power|bescom/, UtilityPole],
    ['Waste', /waste|garbage|recycl/, Recycle],
    ['Water', /water|bwssb|borewell|tanker/, TapWater],
    ['Gas', /\bgas\b|lpg|\bpng\b/, GasPipe],
    ['Television', /\btv\b|television|\bdth\b|cable/, SatelliteDish],
    ['Internet', /internet|broadband|wi-?fi|fibre|fiber/, Router],
    ['Repairs', /repair|maintenance|plumb|carpent|handy/, Wrench],
  ];

/** The sign of a service or utility, by its kind (`home-loan`) or its title (“Home loan help”); else a handshake. */
export function ServiceIcon({ kind, className }: { kind: string; className?: string | undefined }) {
  const words = kind.toLowerCase().replaceAll('-', ' ');
  const [, , sign] = SERVICE_ICONS.find(([, known]) => known.test(words)) ?? [];
  return <TintedIcon sign={sign ?? Handshake} className={className} />;
}
