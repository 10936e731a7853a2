/** RERA's names of the kinds of project, in the words of a buyer (spec 9). */
const KIND_LABELS: Readonly<Record<string, string>> = {
  'Residential/Group Housing': 'Apartments',
  'Plotted Development': 'Plots',
};

/** `Apartments`; a kind without a label of its own is shown as RERA calls it. */
export function kindLabel(kind: string): string {
  return KIND_LABELS[kind] ?? kind;
}
