import { Crosshair, MapPinPlus } from 'lucide-react';
import { useRef } from 'react';
import { CityMap } from '#web/features/map/public.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { NumberField, TextField } from '../entry-fields.tsx';
import { PlaceFacts } from '../place-facts.tsx';
import { checkPoint, CITY_CENTRE, isInRegion, readPoint, withDegree } from '../point-check.ts';
import type { SectionProps } from '../section-props.ts';

const DEGREES = [
  { side: 'lat', label: 'Latitude', hint: 'North, such as 12.9716. A pasted pair fills both.' },
  { side: 'lng', label: 'Longitude', hint: 'East, such as 77.5946.' },
] as const;

export function LocationSection({ values, errors, set, property }: SectionProps<'location'>) {
  const middle = useRef<readonly [number, number]>([CITY_CENTRE.lat, CITY_CENTRE.lng]);
  const { coordinates } = values;
  const saved = property.sections.location.coordinates;
  const check = checkPoint(coordinates, saved);
  const pin = coordinates !== null && isInRegion(coordinates) ? coordinates : null;
  const { lat, lng } = pin ?? saved ?? CITY_CENTRE;

  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          label="Locality"
          hint="As people say it; known ones join their neighbours in searches."
          error={errors['locality']}
          value={values.locality}
          onChange={(locality) => set({ locality })}
        />
        <TextField
          label="Pincode"
          inputMode="numeric"
          error={errors['pincode']}
          value={values.pincode}
          onChange={(pincode) => set({ pincode })}
        />
        <div className="sm:col-span-2">
          <TextField
            label="Address"
            error={errors['address']}
            value={values.address}
            onChange={(address) => set({ address })}
          />
        </div>
        {DEGREES.map(({ side, label, hint }) => (
          <NumberField
            key={side}
            label={label}
            hint={hint}
            suffix="°"
            write={String}
            error={errors[`coordinates.${side}`] ?? errors['coordinates']}
            value={coordinates?.[side] ?? null}
            onChange={(degrees) => set({ coordinates: withDegree(coordinates, side, degrees) })}
            onPaste={(event) => {
              const point = readPoint(event.clipboardData.getData('text'));
              if (point === undefined) return;
              event.preventDefault();
              event.currentTarget.blur();
              set({ coordinates: point });
            }}
          />
        ))}
      </div>
      {check !== undefined && (
        <Notice
          tone={check.tone}
          text={check.text}
          action={
            check.instead && (
              <Button
                size="small"
                kind="quiet"
                onClick={() => set({ coordinates: check.instead ?? null })}
              >
                {check.instead === saved ? 'Back to the saved point' : 'Swap them'}
              </Button>
            )
          }
        />
      )}
      <div className="relative">
        <CityMap
          label="Map of where the project lies"
          center={[lat, lng]}
          zoom={pin === null ? 11 : 15}
          pins={
            pin === null
              ? []
              : [{ id: 'here', at: [pin.lat, pin.lng], name: property.sections.basics.name }]
          }
          onMove={({ center }) => {
            middle.current = center;
          }}
          heightClass="h-80"
        />
        <Crosshair
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 m-auto size-7 text-gulmohar"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            const [north, east] = middle.current;
            set({ coordinates: { lat: rounded(north), lng: rounded(east) } });
          }}
        >
          <MapPinPlus aria-hidden="true" className="size-4" />
          Put the pin at the cross
        </Button>
        <p className="min-w-48 flex-1 text-sm text-ink-soft">
          Move the map under the cross, by hand or with the arrow keys.
        </p>
      </div>
      <PlaceFacts property={property} />
    </>
  );
}

/** Six decimals are a hand’s breadth. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
