import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import type { BulkAsk } from './bulk-dialog.tsx';

type Action = BulkAsk['action'];

const ACTIONS: readonly { action: Action; label: string }[] = [
  { action: 'publish', label: 'Publish' },
  { action: 'unpublish', label: 'Take down' },
  { action: 'set-stage', label: 'Set stage' },
  { action: 'delete', label: 'Delete' },
];
const OF_DELETED: typeof ACTIONS = [{ action: 'restore', label: 'Restore' }];

/** The acts for the chosen projects, and a way to choose all that match, on whatever page. */
export function ChosenBar({
  count,
  total,
  isAll,
  isDeleted,
  pair,
  onAct,
  onSetFact,
  onChooseAll,
  onClear,
}: {
  count: number;
  /** Of the list, over all its pages. */
  total: number;
  isAll: boolean;
  /** The list is one of deleted projects. */
  isDeleted: boolean;
  /** The two that are chosen, where the caller may merge them. */
  pair: readonly { id: number; name: string }[];
  onAct: (action: Action) => void;
  onSetFact: () => void;
  onChooseAll: () => void;
  onClear: () => void;
}) {
  const [one, other] = pair.length === 2 ? pair : [];
  return (
    <span className="flex flex-wrap items-center gap-2">
      <output className="figures text-sm font-semibold">
        {isAll ? `All ${formatIndianNumber(total)} that fit` : `${count} chosen`}
      </output>
      {!isAll && total > count && (
        <Button size="small" kind="bare" onClick={onChooseAll}>
          Choose all {formatIndianNumber(total)}
        </Button>
      )}
      {(isDeleted ? OF_DELETED : ACTIONS).map(({ action, label }) => (
        <Button key={action} size="small" kind="quiet" onClick={() => onAct(action)}>
          {label}
        </Button>
      ))}
      {!isDeleted && (
        <Button size="small" kind="quiet" onClick={onSetFact}>
          Set a fact
        </Button>
      )}
      {!isDeleted && !isAll && one !== undefined && other !== undefined && (
        <Link
          to={paths.staff(`likely-doubles/${one.id}/${other.id}`)}
          className={buttonStyle({ kind: 'quiet', size: 'small' })}
        >
          Merge…
          <span className="sr-only">
            : {one.name} and {other.name}
          </span>
        </Link>
      )}
      <Button size="small" kind="bare" onClick={onClear}>
        Choose none
      </Button>
    </span>
  );
}
