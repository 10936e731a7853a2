import { AMENITIES, amenityName } from '@manemitra/domain/amenities';
import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CheckChip } from '#web/ui/check-chip.tsx';
import { Field, FieldGroup } from '#web/ui/field.tsx';
import { AmenityIcon } from '#web/ui/icons/amenity-icon.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { groupAmenities, newAmenityId } from '../amenity-choice.ts';
import { KnownLine } from '../chip-choice.tsx';
import type { SectionProps } from '../section-props.ts';

export function AmenitiesSection({ values, errors, set }: SectionProps<'amenities'>) {
  const [search, setSearch] = useState('');
  const chosen = values.amenities ?? [];
  const groups = groupAmenities(AMENITIES, chosen, search);
  const ownId = newAmenityId(search, [...AMENITIES.map(({ id }) => id), ...chosen]);

  const toggle = (id: string): void =>
    set({
      amenities: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id],
    });

  return (
    <>
      <Field
        label="Search amenities"
        hint={`${chosen.length} chosen.`}
        error={errors['amenities']}
        isOptional
        saysOptional={false}
      >
        <TextInput
          type="search"
          prefix={<Search aria-hidden="true" className="size-4" />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            // Enter looks for an amenity; it does not save the section.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </Field>
      {groups.map(({ title, ids }) => (
        <FieldGroup key={title} label={title}>
          <div className="flex flex-wrap gap-2">
            {ids.map((id) => (
              <CheckChip key={id} checked={chosen.includes(id)} onChange={() => toggle(id)}>
                <span className="inline-flex items-center gap-2">
                  <AmenityIcon id={id} className="size-5 shrink-0" />
                  {amenityName(id)}
                </span>
              </CheckChip>
            ))}
          </div>
        </FieldGroup>
      ))}
      {ownId !== null && (
        <Button
          kind="soft"
          size="small"
          className="self-start"
          onClick={() => {
            toggle(ownId);
            setSearch('');
          }}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add “{amenityName(ownId)}”
        </Button>
      )}
      <KnownLine value={values.amenities} onChange={(amenities) => set({ amenities })} />
    </>
  );
}
