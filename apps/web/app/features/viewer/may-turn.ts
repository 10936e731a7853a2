/** What uses the arrow keys itself: fields, menus, carousels, maps, tables that scroll, overlays. */
const USES_ARROWS =
  'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=tablist], [role=radiogroup], [role=slider], [role=application], [role=region], [aria-roledescription], section[tabindex], canvas';

/** Whether an arrow key that was pressed here may turn to another project. */
export function mayTurn(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
    return false;
  }
  return !(event.target instanceof Element && event.target.closest(USES_ARROWS) !== null);
}
