import { useState } from 'react';

/**
 * The version that a form began at, to be its key and to be sent with it. It follows what the page is given only while
 * nothing is typed: a page is drawn anew after each act, and a form that began anew then would lose what stands in it.
 */
export function useFormVersion<V>(given: V, isRefused: boolean) {
  const [form, setForm] = useState({ version: given, isTyped: false });
  if (form.version !== given && !form.isTyped && !isRefused) {
    setForm({ version: given, isTyped: false });
  }
  return {
    version: form.version,
    /** Somebody types. */
    noteTyping: () => !form.isTyped && setForm({ ...form, isTyped: true }),
    /** What was typed is saved. */
    noteSaved: () => setForm((before) => ({ ...before, isTyped: false })),
  };
}
