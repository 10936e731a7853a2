import { megabytes } from '@manemitra/contract/limit-texts';
import { DOCUMENT_MAX_BYTES } from '@manemitra/contract/limits';
import { documentKindOf } from '@manemitra/domain/document-kind-of';
import { DOCUMENTS } from '@manemitra/domain/expected-documents';
import { ArrowDown, ArrowUp, ExternalLink, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { choosePapers, paperName, type Upload } from '../document-uploads.ts';
import { DropArea } from '#web/ui/drop-area.tsx';
import { ChoiceField, TextField } from '../entry-fields.tsx';
import type { SectionProps } from '../section-props.ts';
import { useDocumentUploads } from '../use-document-uploads.ts';

type Paper = SectionProps<'documents'>['values']['documents'][number];

const PLACES = [
  { value: 'plan', label: 'Approvals' },
  { value: 'noc', label: 'NOC' },
  { value: 'land', label: 'Title documents' },
] as const;

export function DocumentsSection({ values, errors, set }: SectionProps<'documents'>) {
  const { documents } = values;
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  // Several papers may arrive before the list is drawn anew.
  const latest = useRef(documents);
  useEffect(() => {
    latest.current = documents;
  }, [documents]);
  const replace = (next: Paper[]): void => {
    latest.current = next;
    set({ documents: next });
  };
  const { uploads, add, retry, cancel } = useDocumentUploads((file, url) => {
    const name = paperName(file.name);
    const kind = documentKindOf(name);
    const section = kind === undefined ? 'plan' : DOCUMENTS[kind].section;
    replace([...latest.current, { section, name, url }]);
  });

  return (
    <>
      <DropArea
        text={`Drop PDF files here, up to ${megabytes(DOCUMENT_MAX_BYTES)} each. Take personal data out of them first.`}
        button="Choose PDF files"
        inputLabel="PDF files"
        accept="application/pdf,.pdf"
        isMultiple
        onFiles={(files) => {
          const chosen = choosePapers(files, DOCUMENT_MAX_BYTES);
          setRefusals(chosen.refusals);
          add(chosen.papers);
        }}
      />
      {refusals.map((refusal) => (
        <FailureNotice key={refusal} text={refusal} />
      ))}
      {uploads.length > 0 && (
        <ul aria-label="On their way" className="flex flex-col gap-3">
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} onRetry={retry} onCancel={cancel} />
          ))}
        </ul>
      )}
      {errors['documents'] !== undefined && <p className="text-gulmohar">{errors['documents']}</p>}
      {documents.length === 0 && uploads.length === 0 && (
        <p className="text-ink-soft">No documents are listed yet.</p>
      )}
      <ol className="flex flex-col gap-3">
        {documents.map((paper, at) => (
          <PaperLine
            key={paper.url}
            paper={paper}
            place={{ at, count: documents.length }}
            errors={errors}
            onChange={(change) => replace(documents.with(at, { ...paper, ...change }))}
            onMove={(by) => replace(documents.toSpliced(at, 1).toSpliced(at + by, 0, paper))}
            onRemove={() => replace(documents.toSpliced(at, 1))}
          />
        ))}
      </ol>
    </>
  );
}

function UploadLine({
  upload: { id, file, percent, failure },
  onRetry,
  onCancel,
}: {
  upload: Upload;
  onRetry: (id: string, file: File) => void;
  onCancel: (id: string) => void;
}) {
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-md border border-dashed border-outline p-3">
      <div className="min-w-44 flex-1 wrap-anywhere">
        {failure === null ? (
          <Progress label={`Uploading ${file.name}`} percent={percent} />
        ) : (
          <p role="alert" className="text-gulmohar">
            {file.name}: {failure}
          </p>
        )}
      </div>
      {failure !== null && (
        <Button size="small" onClick={() => onRetry(id, file)}>
          Try again
        </Button>
      )}
      <Button kind="quiet" size="small" onClick={() => onCancel(id)}>
        {failure === null ? 'Cancel' : 'Leave it out'}
      </Button>
    </li>
  );
}

function PaperLine({
  paper,
  place: { at, count },
  errors,
  onChange,
  onMove,
  onRemove,
}: {
  paper: Paper;
  place: { at: number; count: number };
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<Paper>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}) {
  const path = `documents.${at}`;
  const which = `document ${at + 1}`;
  return (
    <li className="rounded-lg border border-hairline bg-ground p-3">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_11rem]">
        <TextField
          label={`Name of ${which}`}
          error={errors[`${path}.name`] ?? errors[`${path}.url`]}
          value={paper.name}
          onChange={(name) => onChange({ name: name ?? '' })}
        />
        <ChoiceField
          label={`Listed under (${which})`}
          unknown={null}
          options={PLACES}
          error={errors[`${path}.section`]}
          value={paper.section}
          onChange={(section) => section !== null && onChange({ section })}
        />
      </div>
      <div className="mt-2 flex flex-wrap items-center justify-end gap-1">
        <a
          href={paper.url}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ kind: 'bare', size: 'small', className: 'mr-auto' })}
        >
          Open
          <ExternalLink aria-hidden="true" className="size-4" />
          <span className="sr-only">{paper.name} in a new tab</span>
        </a>
        <Button
          kind="quiet"
          size="small-icon"
          aria-label={`Move ${which} up`}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" className="size-4" />
        </Button>
        <Button
          kind="quiet"
          size="small-icon"
          aria-label={`Move ${which} down`}
          disabled={at === count - 1}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" className="size-4" />
        </Button>
        <Button kind="quiet" size="small-icon" aria-label={`Remove ${which}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </li>
  );
}
