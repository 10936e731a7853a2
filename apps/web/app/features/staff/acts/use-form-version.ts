import { useState } from 'react';

/**
 * The version on which a form is based, to be sent with it, and the React key of the form. Both follow the page's data only
 * while nothing is typed: the page is rendered again after each act, and a form that started over would lose its input.
 */
export function useFormVersion<V>(given: V) {
  const [form, setForm] = useState({ key: given, version: given, isTyped: false });
  if (form.key !== given && !form.isTyped) {
    setForm({ key: given, version: given, isTyped: false });
  }
  return {
    key: form.key,
    version: form.version,
    /** Somebody types. */
    noteTyping: () => setForm((before) => (before.isTyped ? before : { ...before, isTyped: true })),
    /** What was typed is saved. */
    noteSaved: () => setForm((before) => ({ ...before, isTyped: false })),
    /** The form's input is based on another version than the page's data. */
    goOnFrom: (version: V) => setForm((before) => ({ ...before, version, isTyped: true })),
  };
}
