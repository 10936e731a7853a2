import { KHATHA_CLASSES, khathaLabel } from '@manemitra/domain/khatha';
import { conversionLabel } from '@manemitra/domain/labels';
import { LAND_CONVERSIONS } from '@manemitra/domain/verdict/facts';
import { ChoiceField, TextField, YesNoField } from '../entry-fields.tsx';
import type { SectionProps } from '../section-props.ts';
import { FieldGroup, FieldRows } from './field-group.tsx';

const KHATHA_OPTIONS = KHATHA_CLASSES.map((value) => ({ value, label: khathaLabel(value) }));
const CONVERSION_OPTIONS = LAND_CONVERSIONS.map((value) => ({
  value,
  label: conversionLabel(value),
}));
/** Whose the land is on paper: khata, conversion, cases, survey numbers. */
export function TitleFields({ values, errors, set }: SectionProps<'legal'>) {
  const { surveyNumbers } = values;
  return (
    <FieldGroup title="Title">
      <ChoiceField
        label="Khata class"
        hint="Of the project as a whole."
        options={KHATHA_OPTIONS}
        error={errors['khatha']}
        value={values.khatha}
        onChange={(khatha) => set({ khatha })}
      />
      <YesNoField
        label="Is it an e-khata?"
        hint="The digital form, issued for A and for B."
        error={errors['eKhatha']}
        value={values.eKhatha}
        onChange={(eKhatha) => set({ eKhatha })}
      />
      <ChoiceField
        label="Conversion of the land"
        hint="From agricultural use."
        options={CONVERSION_OPTIONS}
        error={errors['conversion']}
        value={values.conversion}
        onChange={(conversion) => set({ conversion })}
      />
      <YesNoField
        label="Is there a court case over the land?"
        error={errors['isLitigated']}
        value={values.isLitigated}
        onChange={(isLitigated) => set({ isLitigated })}
      />
      <FieldRows
        label="Survey numbers"
        add="Add a survey number"
        error={errors['surveyNumbers']}
        count={surveyNumbers.length}
        onAdd={() =>
          set({ surveyNumbers: [...surveyNumbers, { number: '', khatha: null, eKhatha: null }] })
        }
        onRemove={(at) => set({ surveyNumbers: surveyNumbers.toSpliced(at, 1) })}
      >
        {(at) => {
          const row = surveyNumbers[at];
          if (row === undefined) return null;
          const change = (part: Partial<typeof row>): void =>
            set({ surveyNumbers: surveyNumbers.with(at, { ...row, ...part }) });
          return (
            <>
              <TextField
                label={`Survey number ${at + 1}`}
                error={errors[`surveyNumbers.${at}.number`]}
                value={row.number}
                onChange={(number) => change({ number: number ?? '' })}
              />
              <ChoiceField
                label={`Khata class of number ${at + 1}`}
                options={KHATHA_OPTIONS}
                error={errors[`surveyNumbers.${at}.khatha`]}
                value={row.khatha}
                onChange={(khatha) => change({ khatha })}
              />
              <YesNoField
                label={`Is number ${at + 1} an e-khata?`}
                error={errors[`surveyNumbers.${at}.eKhatha`]}
                value={row.eKhatha}
                onChange={(eKhatha) => change({ eKhatha })}
              />
            </>
          );
        }}
      </FieldRows>
    </FieldGroup>
  );
}
