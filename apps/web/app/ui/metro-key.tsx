/** What the marks of metro lines and stations mean, and which other lines are dashed. */
export function MetroKey() {
  return (
    <p className="text-sm text-ink-soft print:hidden">
      Metro: full stations run; hollow ones and dashed lines in colour are being built. Thin grey
      dashes are borders of wards.
    </p>
  );
}
