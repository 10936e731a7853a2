import type { Edit, Left } from './sheet-state.ts';

const LOOKS = {
  plain: '',
  changed: 'bg-haldi-tint',
  refused: 'bg-gulmohar-tint',
  conflict: 'bg-kere-tint',
} as const;

/** What is said of a cell besides its text. */
const SAID = {
  plain: '',
  changed: 'changed, not saved',
  refused: 'refused',
  conflict: 'changed by somebody else too',
} as const;

/** By which a cell is found again in the page. */
export const cellMark = (row: number, column: number): string => `${row} ${column}`;

/** One fact of one project: its text, whether it is changed, and a field while it is typed into. */
export function SheetCell({
  mark,
  stands,
  edit,
  left,
  isActive,
  isChosen,
  typing,
  label,
  onType,
  onLeave,
}: {
  mark: string;
  stands: string;
  edit: Edit | undefined;
  left: Left | undefined;
  isActive: boolean;
  isChosen: boolean;
  typing: { text: string } | null;
  /** What the field is called while it is typed into. */
  label: string;
  onType: (text: string) => void;
  onLeave: () => void;
}) {
  const look = left?.outcome ?? (edit === undefined ? 'plain' : 'changed');
  const text = edit?.text ?? stands;
  return (
    <td
      tabIndex={isActive ? 0 : -1}
      aria-selected={isChosen}
      data-cell={mark}
      data-active={isActive ? '' : undefined}
      data-look={look}
      className={`relative h-12 p-0 max-w-64 min-w-36 cursor-cell border-r border-b border-hairline align-middle outline-none aria-selected:shadow-[inset_0_0_0_1px_var(--color-outline)] data-active:shadow-[inset_0_0_0_2px_var(--color-areca)] ${LOOKS[look]}`}
    >
      {typing === null ? (
        <span className="figures block truncate px-2.5">
          {text}
          {edit !== undefined && text === '' && (
            <span className="text-ink-soft italic">Not known</span>
          )}
          {look !== 'plain' && <span className="sr-only"> ({SAID[look]})</span>}
        </span>
      ) : (
        <textarea
          aria-label={label}
          rows={1}
          value={typing.text}
          onChange={({ currentTarget: { value } }) => onType(value)}
          onBlur={onLeave}
          className="figures absolute inset-x-0 top-0 z-10 field-sizing-content max-h-60 min-h-12 w-full resize-none border-2 border-areca bg-raised px-2 py-2.5 outline-none"
        />
      )}
    </td>
  );
}
