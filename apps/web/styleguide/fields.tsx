import { formatShortRupees } from '@manemitra/domain/money';
import { useState } from 'react';
import { Checkbox, Radio, Switch } from '#web/ui/choice.tsx';
import { Field, FieldGroup } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { SliderField } from '#web/ui/slider-field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import { Column, GuideSection, Specimen, type Theme } from './specimen.tsx';

export function Fields() {
  return (
    <GuideSection
      id="fields"
      title="Fields"
      text="A value lies in the page where a button stands on it. What is wrong is said at the field, in a sentence that says what to do."
    >
      <Specimen title="Text and selection">{() => <Texts />}</Specimen>
      <Specimen title="Checkbox, radio, switch">{(theme) => <Choices theme={theme} />}</Specimen>
      <Specimen title="Slider with typed entry">{() => <Sliders />}</Specimen>
    </GuideSection>
  );
}

function Texts() {
  return (
    <Column>
      <Field label="Name" hint="As the promoter should address you.">
        <TextInput autoComplete="off" placeholder="Meera Rao" />
      </Field>
      <Field
        label="Mobile number"
        error="A mobile number in India has ten digits; this one has nine."
      >
        <TextInput
          prefix="+91"
          className="[&_input]:pl-12"
          defaultValue="98765 4321"
          inputMode="tel"
        />
      </Field>
      <Field label="Most you want to pay" isOptional>
        <TextInput prefix="₹" defaultValue="1,85,00,000" inputMode="decimal" />
      </Field>
      <Field label="Carpet area, at least" isOptional>
        <TextInput suffix="sq ft" defaultValue="1,100" inputMode="decimal" />
      </Field>
      <Field label="Sort by">
        <Select defaultValue="">
          <option value="">Best fit first</option>
          <option value="price">Price, lowest first</option>
          <option value="size">Carpet area, largest first</option>
          <option value="new" disabled>
            Newest first
          </option>
        </Select>
      </Field>
      <Field label="Password" hint="It can be shown, and says when Caps Lock is on.">
        <PasswordInput autoComplete="off" defaultValue="rain on a tin roof" />
      </Field>
      <Field label="Your question" isOptional>
        <TextArea placeholder="What would you like to know about this property?" />
      </Field>
      <Field label="RERA number" hint="Filled in by the import; it cannot be changed here.">
        <TextInput readOnly defaultValue="PRM/KA/RERA/1251/309/PR/170922/900088" />
      </Field>
      <Field label="Tower">
        <TextInput disabled placeholder="Choose a project first" />
      </Field>
    </Column>
  );
}

function Choices({ theme }: { theme: Theme }) {
  const [isHeard, setHeard] = useState(true);
  return (
    <Column>
      <FieldGroup label="Amenities that matter">
        <Checkbox label="Swimming pool" defaultChecked />
        <Checkbox label="Power backup" hint="For the homes, not only for lifts and pumps." />
        <Checkbox label="Helipad" disabled />
        <Checkbox label="Lift" disabled defaultChecked />
      </FieldGroup>
      <FieldGroup label="Possession" error="Choose one: the promoter answers by it.">
        <Radio name={`possession-${theme}`} label="Ready to move" />
        <Radio name={`possession-${theme}`} label="Within a year" />
        <Radio name={`possession-${theme}`} label="Later" disabled />
      </FieldGroup>
      <div>
        <Switch
          label="Tell me when a price changes"
          hint="By SMS, at most once a day."
          checked={isHeard}
          onChange={(event) => setHeard(event.target.checked)}
        />
        <Switch label="Show sold-out projects" />
        <Switch label="Street view" disabled />
      </div>
    </Column>
  );
}

function Sliders() {
  const [loan, setLoan] = useState(5_000_000);
  const [rate, setRate] = useState(8.5);
  const [years, setYears] = useState(20);
  return (
    <Column>
      <SliderField
        label="Loan amount"
        value={loan}
        onChange={setLoan}
        min={500_000}
        max={50_000_000}
        step={100_000}
        prefix="₹"
        marks={[10_000_000, 20_000_000, 30_000_000, 40_000_000]}
        writeMark={formatShortRupees}
      />
      <SliderField
        label="Interest rate"
        value={rate}
        onChange={setRate}
        min={5}
        max={15}
        step={0.05}
        suffix="%"
      />
      <SliderField
        label="Tenure"
        value={years}
        onChange={setYears}
        min={1}
        max={30}
        step={1}
        suffix="years"
        write={(value) => (value === 1 ? '1 year' : `${value} years`)}
      />
      <SliderField
        label="Down payment"
        value={20}
        onChange={() => undefined}
        min={0}
        max={100}
        step={5}
        suffix="%"
        isDisabled
      />
    </Column>
  );
}
