import { expect, it } from 'vitest';
import { fillIn, nameOfForm, parseTexts, textsIn, versionIn } from './typed-form.ts';

function formOf(version: string): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input type="hidden" name="intent" value="edit">
    <input type="hidden" name="promoterId" value="7">
    <input type="hidden" name="version" value="${version}">
    <input name="name" value="Banyan">
    <input name="empty" value="as it was">
    <textarea name="reason"></textarea>
    <select name="kind"><option value="a">A</option><option value="b">B</option></select>
    <input type="checkbox" name="ways" value="email" checked>
    <input type="checkbox" name="ways" value="sms">
    <input type="radio" name="status" value="active" checked>
    <input type="radio" name="status" value="suspended">
    <button>Save</button>
  </form>`;
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  return form;
}

const field = (form: HTMLFormElement, selector: string) => {
  const found = form.querySelector<HTMLInputElement>(selector);
  if (found === null) throw new Error(`No ${selector}`);
  return found;
};

it('what was typed into a form is in the same form again, with the version it began at', () => {
  const before = formOf('3');
  const name = nameOfForm(before);
  field(before, '[name=name]').value = '  Banyan & "Sons" ಮನೆ  ';
  field(before, '[name=empty]').value = '';
  field(before, '[name=reason]').value = 'First line\nsecond';
  field(before, '[name=kind]').value = 'b';
  for (const value of ['email', 'sms', 'suspended']) field(before, `[value=${value}]`).click();
  const kept = parseTexts(JSON.parse(JSON.stringify(textsIn(before))));
  if (kept === undefined) throw new Error('It could not be read.');

  const after = formOf('4');
  let heard = 0;
  after.addEventListener('input', () => heard++);
  expect(nameOfForm(after)).toBe(name);
  fillIn(after, kept);
  expect(textsIn(after)).toEqual({ ...kept, version: ['4'] });
  expect(versionIn(kept)).toBe('3');
  expect(heard).toBeGreaterThan(0);
});

it.each([null, 'text', { name: 'Banyan' }, { name: [7] }])('%j is no text of a form', (kept) => {
  expect(parseTexts(kept)).toBeUndefined();
});
