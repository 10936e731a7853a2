/** What the marks of metro lines and stations mean. */
export function MetroKey() {
  return (
    <p className="text-sm text-ink-soft print:hidden">
      Metro: full stations run; hollow, grey ones and dashed lines are being built.
    </p>
  );
}
