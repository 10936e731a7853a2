import { useRef } from 'react';
import { Button } from '#web/ui/button.tsx';

/** A whole folder with the folders in it. */
export function ChooseFolder({
  isDisabled,
  onFiles,
}: {
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button
        kind="quiet"
        size="small"
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        Choose a folder
      </Button>
      <input
        ref={(element) => {
          // Not among the types of React, though every browser has it.
          element?.setAttribute('webkitdirectory', '');
          input.current = element;
        }}
        type="file"
        multiple
        aria-label="A folder"
        className="hidden"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </div>
  );
}
