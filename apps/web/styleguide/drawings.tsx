import { NEARBY_CATEGORIES, NEARBY_LABELS } from '@manemitra/contract/nearby-categories';
import { AMENITIES } from '@manemitra/domain/amenities';
import type { ReactNode } from 'react';
import { Logo, LogoMark } from '#web/features/shell/public.ts';
import { CutWire } from '#web/ui/cut-wire.tsx';
import { EmptyPlot } from '#web/ui/empty-plot.tsx';
import { AmenityIcon } from '#web/ui/icons/amenity-icon.tsx';
import { NearbyIcon } from '#web/ui/icons/nearby-icon.tsx';
import { SERVICE_ICONS, ServiceIcon } from '#web/ui/icons/service-icon.tsx';
import { Mitra, type Pose } from '#web/ui/mascot/mitra.tsx';
import { MitraFace } from '#web/ui/mascot/mitra-face.tsx';
import { GuideSection, Row, Specimen } from './specimen.tsx';

/** Mark, mascot and icons: each drawing of `ui/mascot` and `ui/icons` gets a specimen here. */
export function Drawings() {
  return (
    <GuideSection
      id="drawings"
      title="Drawings"
      text="Drawn by us, in the colours of the theme, with lines of two pixels and the square corner of the mark."
    >
      <Specimen title="Mark">{() => <Marks />}</Specimen>
      <Specimen title="Mitra, the loris in the areca leaf cap">{() => <Poses />}</Specimen>
      <Specimen title="Amenities">
        {() => (
          <Signs
            signs={[...AMENITIES, { id: 'sky-bridge', name: 'Any other' }].map(({ id, name }) => [
              name,
              <AmenityIcon key={id} id={id} />,
            ])}
          />
        )}
      </Specimen>
      <Specimen title="Near it">
        {() => (
          <Signs
            signs={[
              ...NEARBY_CATEGORIES.map((id) => ({ id, name: NEARBY_LABELS[id] })),
              { id: 'sky-bridge', name: 'Any other' },
            ].map(({ id, name }) => [name, <NearbyIcon key={id} category={id} />])}
          />
        )}
      </Specimen>
      <Specimen title="Services and utilities">
        {() => (
          <Signs
            signs={[...SERVICE_ICONS.map(([name]) => name), 'Any other'].map((name) => [
              name,
              <ServiceIcon key={name} kind={name} />,
            ])}
          />
        )}
      </Specimen>
      <Specimen title="Empty plot, cut wire">
        {() => (
          <>
            <EmptyPlot />
            <CutWire />
          </>
        )}
      </Specimen>
    </GuideSection>
  );
}

function Marks() {
  return (
    <>
      <Row>
        <Logo />
        <LogoMark className="size-12" />
        <LogoMark className="size-6" />
        <LogoMark className="size-4" />
      </Row>
      <div className="flex flex-wrap items-center gap-3 rounded-lg bg-grove p-4 text-on-grove">
        <Logo tone="plain" />
        <MitraFace className="size-12" />
      </div>
    </>
  );
}

const POSES: readonly (readonly [pose: Pose, use: string])[] = [
  ['hello', 'Hello'],
  ['thinking', 'Thinking'],
  ['searching', 'Searching'],
  ['pointing', 'Here it is'],
  ['sorry', 'Nothing found'],
  ['celebrating', 'Done'],
  ['asleep', 'Not reachable'],
];

function Poses() {
  return (
    <>
      <Row>
        <Mitra pose="hello" />
        <MitraFace className="size-24" />
        <MitraFace />
        <MitraFace eyes="glad" mouth="laugh" />
        <MitraFace eyes="asleep" mouth="small" />
        <MitraFace className="size-6" />
      </Row>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3">
        {POSES.map(([pose, use]) => (
          <li key={pose} className="text-center text-sm">
            <Mitra pose={pose} className="mx-auto size-32" />
            {use}
          </li>
        ))}
      </ul>
    </>
  );
}

function Signs({ signs }: { signs: readonly (readonly [name: string, sign: ReactNode])[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-3 gap-y-2">
      {signs.map(([name, sign]) => (
        <li key={name} className="flex min-w-0 items-center gap-2.5 text-sm leading-tight">
          <span className="shrink-0 rounded-md bg-areca-tint p-2 text-areca">{sign}</span>
          <span className="min-w-0 break-words">{name}</span>
        </li>
      ))}
    </ul>
  );
}
