/** The fields of a form as they were sent, by name. */
export type FormTexts = Readonly<Record<string, readonly string[]>>;

/** A form is known by what it is for: its hidden fields but the version that it began at. */
export function nameOfForm(form: HTMLFormElement): string {
  const hidden = fieldsOf(form).filter(({ type, name }) => type === 'hidden' && name !== VERSION);
  return JSON.stringify(hidden.map(({ name, value }) => [name, value]));
}

/** The contents of a form, with the version on which they are based. */
export function textsIn(form: HTMLFormElement): FormTexts {
  const texts: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') (texts[name] ??= []).push(value);
  }
  return texts;
}

/** The version that a form had begun at, if it has one. */
export const versionIn = (texts: FormTexts): string | undefined => texts[VERSION]?.[0];

/** Fills the fields that people see, as if they were typed in again. */
export function fillIn(form: HTMLFormElement, texts: FormTexts): void {
  for (const field of fieldsOf(form)) {
    const values = texts[field.name] ?? [];
    if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
      // An unticked radio is unticked by ticking another.
      const isMeant = values.includes(field.value);
      if (field.checked !== isMeant && (isMeant || field.type === 'checkbox')) field.click();
    } else if (field.type !== 'hidden' && values[0] !== undefined && field.value !== values[0]) {
      write(field, values[0]);
    }
  }
}

/** The stored value, if it is the contents of a form. */
export function parseTexts(kept: unknown): FormTexts | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const isTexts = Object.values(kept).every(
    (values) => Array.isArray(values) && values.every((value) => typeof value === 'string'),
  );
  return isTexts ? (kept as FormTexts) : undefined;
}

const VERSION = 'version';

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function fieldsOf(form: HTMLFormElement): FormField[] {
  return [...form.elements].filter(
    (field): field is FormField =>
      (field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement) &&
      field.name !== '' &&
      field.type !== 'file',
  );
}

/** Past React's own setter, which would take the value for one that it knows already. */
function write(field: FormField, value: string): void {
  const proto = Object.getPrototypeOf(field) as FormField;
  Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
