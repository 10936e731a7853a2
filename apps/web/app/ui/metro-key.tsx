/** What the marks of metro lines and stations mean, which other lines are dashed, and what a reader would take for complete. */
export function MetroKey() {
  return (
    <p className="text-sm text-ink-soft print:hidden">
      Metro: full stations run; hollow ones, and pale dashed lines, are being built and say so. Thin
      grey dashes are borders of wards. Lakes are not complete.
    </p>
  );
}
