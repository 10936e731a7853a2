import type { PlaceToSet } from '@manemitra/contract/staff-places';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  checkPoint,
  type Coordinates,
  PinMap,
  readPoint,
} from '#web/features/property-editor/public.ts';
import { TypedText } from '#web/features/staff/acts/typed-text.tsx';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { paths } from '#web/paths.ts';
import { Button, linkStyle } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { derivedOf, drawnOf, saidOf } from './place-words.ts';

/** One project of the queue: what its sources say of its place, a map, and a field for a point or a link. */
export function SetPin({
  place,
  isSending,
  isTurnedTo,
  onSet,
  onSkip,
}: {
  place: PlaceToSet;
  isSending: boolean;
  /** It takes the focus when it comes. */
  isTurnedTo: boolean;
  onSet: (pin: Coordinates) => void;
  onSkip?: () => void;
}) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isTurnedTo) return;
    window.scrollTo({ top: 0 });
    field.current?.focus({ preventScroll: true });
  }, [isTurnedTo]);
  const [pin, setPin] = useState<Coordinates | null>(null);
  const read = text.trim() === '' ? undefined : readPoint(text);
  const chosen = read ?? pin;
  const check = checkPoint(chosen, place.coordinates);
  const { approximate } = place;
  const isUnreadable = text.trim() !== '' && read === undefined;
  return (
    <Panel
      title={place.name}
      text={
        <>
          {place.promoter}.{' '}
          <Link to={paths.staff(`modify-component/${place.id}`)} className={linkStyle}>
            Edit its facts
          </Link>
        </>
      }
    >
      <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[auto_1fr]">
        <dt className="text-ink-soft">Its sources say</dt>
        <dd className="wrap-anywhere">{saidOf(place)}</dd>
        <dt className="text-ink-soft">We derived</dt>
        <dd className="wrap-anywhere">{derivedOf(place)}</dd>
      </dl>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen !== null) onSet(chosen);
        }}
      >
        <input type="hidden" name="id" value={place.id} />
        <TypedText />
        <Field
          label="Coordinates or a link from a map"
          hint="Such as 12.9716, 77.5946, or the address of a place in Google Maps or OpenStreetMap. Short links do not hold the point: open them first."
          error={isUnreadable ? 'No point is in this. Give a latitude and a longitude.' : undefined}
        >
          <TextInput
            ref={field}
            name="point"
            value={text}
            maxLength={2000}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <PinMap
          name={place.name}
          pin={chosen}
          lookAt={place.coordinates}
          about={approximate}
          said={place.said}
          onPin={(put) => {
            setText(`${put.lat}, ${put.lng}`);
            setPin(put);
          }}
        />
        {place.said.length > 0 && (
          <p className="text-sm wrap-anywhere text-ink-soft">{drawnOf(place)}</p>
        )}
        {check !== undefined && <Notice tone={check.tone} text={check.text} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isLoading={isSending} disabled={chosen === null || isUnreadable}>
            Save the pin
          </Button>
          {onSkip !== undefined && (
            <Button kind="quiet" onClick={onSkip}>
              Skip to the next
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}
