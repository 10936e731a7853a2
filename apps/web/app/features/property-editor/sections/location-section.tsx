import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { NumberField, TextField } from '../entry-fields.tsx';
import { PlaceFacts } from '../place-facts.tsx';
import { PinMap } from '../pin-map.tsx';
import { checkPoint, withDegree } from '../point-check.ts';
import { readPoint } from '../read-point.ts';
import type { SectionProps } from '../section-props.ts';

const DEGREES = [
  { side: 'lat', label: 'Latitude', hint: 'North, such as 12.9716. A pasted pair fills both.' },
  { side: 'lng', label: 'Longitude', hint: 'East, such as 77.5946.' },
] as const;

export function LocationSection({ values, errors, set, property }: SectionProps<'location'>) {
  const { coordinates } = values;
  const saved = property.sections.location.coordinates;
  const check = checkPoint(coordinates, saved);

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
      <PinMap
        name={property.sections.basics.name}
        pin={coordinates}
        lookAt={saved}
        onPin={(pin) => set({ coordinates: pin })}
      />
      <PlaceFacts property={property} />
    </>
  );
}
