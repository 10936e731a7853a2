import { Hospital, ShoppingBag, TrainFront, Waves } from 'lucide-react';
import { useState } from 'react';
import {
  CityMap,
  type MapPin,
  type NearbyKind,
  type NearbyPlace,
} from '#web/features/map/public.ts';
import { GuideSection, Specimen, type Theme } from './specimen.tsx';

export function Maps() {
  return (
    <GuideSection
      id="maps"
      title="Map"
      text="Quiet behind what it shows. What is not known is not drawn: a sign of water where only the middle of a lake is known, dashes for what is not built, and a line that says what is missing."
    >
      <Specimen title="Homes found" isWide>
        {(theme) => <HomesFound theme={theme} />}
      </Specimen>
      <Specimen title="A home, what is near it, and a way there" isWide>
        {(theme) => <Nearby theme={theme} />}
      </Specimen>
    </GuideSection>
  );
}

/** Names and prices are invented, as everywhere in the guide. */
const HOMES: readonly MapPin[] = [
  ['Savimane Lakeview', '₹1.42 Cr', 12.9352, 77.6937],
  ['Samruddhi Arali', '₹98 L', 12.9121, 77.6446],
  ['Hosabelaku Amrutha', '₹2.1 Cr', 12.971, 77.6405],
  ['Rangavalli Grove', '₹76 L', 13.108, 77.596],
  ['Neralu Residences', '₹1.18 Cr', 12.969, 77.7499],
  ['Belagu Heights', '₹1.05 Cr', 12.9698, 77.7442],
  ['Tunga Terraces', '₹89 L', 12.8441, 77.6696],
  ['Kaveri Kuteera', '₹1.6 Cr', 12.9279, 77.6271],
  ['Malenadu Homes', '₹64 L', 12.9077, 77.4849],
  ['Sampige Square', '₹1.95 Cr', 13.0031, 77.5643],
].map(([name, label, lat, lng], i) => ({
  id: `home-${i}`,
  name: String(name),
  label: String(label),
  at: [Number(lat), Number(lng)],
}));

function HomesFound({ theme }: { theme: Theme }) {
  const [selected, setSelected] = useState<MapPin>();
  return (
    <CityMap
      label={`Map of homes, ${theme}`}
      theme={theme}
      center={[12.9716, 77.62]}
      zoom={10.6}
      pins={HOMES}
      onPinSelect={setSelected}
      heightClass="h-[30rem]"
      {...(selected === undefined
        ? {}
        : {
            selectedPinId: selected.id,
            infoWindow: {
              at: selected.at,
              content: <Facts name={selected.name} fact={selected.label ?? ''} />,
              onClose: () => setSelected(undefined),
            },
          })}
    />
  );
}

const HOME: MapPin = { id: 'home', name: 'Savimane Lakeview', at: [12.9165, 77.6101] };

const mark = 'size-4';
const KINDS: readonly NearbyKind[] = [
  {
    id: 'metro',
    label: 'Metro',
    icon: <TrainFront aria-hidden="true" className={mark} />,
    colourClass: 'bg-jacaranda',
    places: [
      { id: 'btm', name: 'BTM Layout', at: [12.91656, 77.60824], note: '0.2 km' },
      { id: 'silk', name: 'Central Silk Board', at: [12.91652, 77.62056], note: '1.1 km' },
    ],
  },
  {
    id: 'hospital',
    label: 'Hospitals',
    icon: <Hospital aria-hidden="true" className={mark} />,
    colourClass: 'bg-gulmohar',
    places: [
      {
        id: 'stjohns',
        name: 'St Johns Medical College Hospital',
        at: [12.9304, 77.6205],
        note: '1.9 km',
      },
    ],
  },
  {
    id: 'mall',
    label: 'Malls',
    icon: <ShoppingBag aria-hidden="true" className={mark} />,
    colourClass: 'bg-tabebuia',
    places: [{ id: 'forum', name: 'Forum Mall', at: [12.93467, 77.6113], note: '2 km' }],
  },
  {
    id: 'lake',
    label: 'Lakes',
    icon: <Waves aria-hidden="true" className={mark} />,
    colourClass: 'bg-kere',
    places: [{ id: 'byrasandra', name: 'Byrasandra Lake', at: [12.9304, 77.5957], note: '2.2 km' }],
  },
];

function Nearby({ theme }: { theme: Theme }) {
  const [place, setPlace] = useState<NearbyPlace>();
  return (
    <CityMap
      label={`Map of a home, ${theme}`}
      theme={theme}
      center={HOME.at}
      zoom={13}
      pins={[HOME]}
      nearby={KINDS}
      onPlaceSelect={setPlace}
      heightClass="h-[30rem]"
      {...(place === undefined
        ? {}
        : {
            route: { path: [HOME.at, place.at], isEstimated: true },
            infoWindow: {
              at: place.at,
              content: <Facts name={place.name} fact={`${place.note}, estimated`} />,
              onClose: () => setPlace(undefined),
            },
          })}
    />
  );
}

function Facts({ name, fact }: { name: string; fact: string }) {
  return (
    <>
      <p className="pr-6 font-semibold">{name}</p>
      <p className="figures text-ink-soft">{fact}</p>
    </>
  );
}
