import { useState } from 'react';

/**
 * The version that a form began at, to be sent with it, and the key of the form. Both follow what the page is given only
 * while nothing is typed: a page is drawn anew after each act, and a form that began anew then would lose what stands in it.
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
    /** What stands in the form was typed at another version than what the page is given. */
    goOnFrom: (version: V) => setForm((before) => ({ ...before, version, isTyped: true })),
  };
}
