import type { EndpointAnswer } from '@manemitra/contract/endpoint';
import type { previewFacts, SheetColumn } from '@manemitra/contract/staff-properties-sheet';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { useEffect, useState } from 'react';
import { fieldErrorsIn, refusalIn } from '#web/api/problem.ts';
import { staffClient } from '#web/api/staff-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { Dialog, OverlayClose } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import type { BulkTarget } from './bulk-dialog.tsx';
import { FactsPreview } from './facts-preview.tsx';

type Preview = EndpointAnswer<typeof previewFacts>;

const projects = (count: number): string =>
  count === 1 ? '1 project' : `${formatIndianNumber(count)} projects`;

const chosenOf = (target: BulkTarget) =>
  'fitting' in target
    ? // What fits is judged by the server.
      { fitting: target.fitting as { search: string } }
    : { ids: target.projects.map(({ id }) => id) };

/** Sets one fact of several projects: what would change is seen first, then it is done in the background. */
export function FactsDialog({
  target,
  onClose,
  onBegun,
}: {
  target: BulkTarget;
  onClose: () => void;
  /** With the work that was begun. */
  onBegun: (run: number) => void;
}) {
  const [columns, setColumns] = useState<readonly SheetColumn[]>([]);
  const [column, setColumn] = useState('');
  const [text, setText] = useState('');
  const [isUnknown, setUnknown] = useState(false);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const count = 'fitting' in target ? target.total : target.projects.length;
  const cells = [{ column, text: isUnknown ? '' : text.trim() }];
  const isSaid = column !== '' && (isUnknown || text.trim() !== '');

  async function attempt(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      const refusal = refusalIn(error);
      if (refusal === undefined) throw error;
      setFailure(Object.values(fieldErrorsIn(error))[0] ?? refusal.message);
    } finally {
      setBusy(false);
    }
  }
  const look = () =>
    attempt(async () => {
      setPreview(await staffClient.previewFacts({ body: { ...chosenOf(target), cells } }));
    });
  const apply = () =>
    attempt(async () => {
      const body = { ...chosenOf(target), action: 'set-facts' as const, cells };
      const { id } = await staffClient.startBulkRun({ body });
      onClose();
      onBegun(id);
    });
  useEffect(() => {
    let isGone = false;
    staffClient.showSheet({ query: { pageSize: 1 } }).then(
      (sheet) => isGone || setColumns(sheet.columns),
      (error: unknown) => isGone || setFailure(refusalIn(error)?.message ?? null),
    );
    return () => {
      isGone = true;
    };
  }, []);
  const anew = (): void => setPreview(null);

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Set a fact of ${projects(count)}`}
      description="The old values are kept, and all of it can be taken back as one."
      actions={
        <>
          <OverlayClose asChild>
            <Button kind="quiet">Cancel</Button>
          </OverlayClose>
          {preview === null ? (
            <Button disabled={!isSaid} isLoading={isBusy} onClick={() => void look()}>
              See what would change
            </Button>
          ) : (
            <Button
              disabled={preview.changed === 0}
              isLoading={isBusy}
              onClick={() => void apply()}
            >
              {preview.looked < preview.total
                ? 'Change them all'
                : `Change ${projects(preview.changed)}`}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {failure !== null && <FailureNotice text={failure} />}
        <Field label="Fact">
          <Select
            value={column}
            onChange={({ currentTarget: { value } }) => {
              setColumn(value);
              anew();
            }}
          >
            <option value="">Choose a fact</option>
            {columns.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="New value" hint="As in a sheet: Dec-27, 1.2 Cr, 3.5 acres, yes.">
          <TextArea
            value={isUnknown ? '' : text}
            readOnly={isUnknown}
            onChange={({ currentTarget: { value } }) => {
              setText(value);
              anew();
            }}
          />
        </Field>
        <Checkbox
          label="Not known: take away what is there"
          checked={isUnknown}
          onChange={({ currentTarget: { checked } }) => {
            setUnknown(checked);
            anew();
          }}
        />
        {preview !== null && <FactsPreview preview={preview} />}
      </div>
    </Dialog>
  );
}
