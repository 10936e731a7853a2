/** Elements that use the arrow keys themselves: fields, menus, carousels, maps, scrolling tables, overlays. */
const USES_ARROWS =
  'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=tablist], [role=radiogroup], [role=slider], [role=application], [role=region], [aria-roledescription], section[tabindex], canvas';

/** Whether an arrow key that was pressed here may turn to another project. */
export function mayTurn(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
    return false;
  }
  return !(event.target instanceof Element && event.target.closest(USES_ARROWS) !== null);
}
