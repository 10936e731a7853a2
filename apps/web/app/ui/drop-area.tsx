import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { FileUp } from 'lucide-react';
import { Button } from './button.tsx';

/** A place for files: dropped on it, or chosen by its button. */
export function DropArea({
  text,
  button,
  inputLabel,
  accept,
  isMultiple = false,
  isDisabled = false,
  onFiles,
}: {
  text: ReactNode;
  button: string;
  inputLabel: string;
  accept: string;
  isMultiple?: boolean;
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const files = [...event.dataTransfer.files];
    if (!isDisabled && files.length > 0) onFiles(isMultiple ? files : files.slice(0, 1));
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={take}
      className={`flex flex-col items-center gap-3 rounded-lg border border-dashed p-6 text-center transition-colors ${isOver ? 'border-areca bg-areca-tint' : 'border-outline bg-ground'}`}
    >
      <FileUp aria-hidden="true" className="size-7 text-areca" />
      <p className="text-ink-soft">{text}</p>
      <Button
        kind="quiet"
        size="small"
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {button}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={isMultiple}
        aria-label={inputLabel}
        className="hidden"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file can be chosen again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </div>
  );
}
