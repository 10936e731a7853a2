import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import type { Upload } from './panel-state.ts';
import type { ImagePanelActions } from './use-image-panel.ts';

/** A file on its way, or one that did not arrive. */
export function UploadRow({ upload, panel }: { upload: Upload; panel: ImagePanelActions }) {
  const { id, file, percent, state } = upload;
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-md border border-dashed border-outline p-3">
      <div className="min-w-44 flex-1 wrap-anywhere">
        {state === 'running' ? (
          <Progress label={`Uploading ${file.name}`} percent={percent} />
        ) : (
          <p className="text-gulmohar">{file.name} did not arrive.</p>
        )}
      </div>
      {state === 'failed' && (
        <Button size="small" onClick={() => void panel.retry(id, file)}>
          Try again
        </Button>
      )}
      <Button kind="quiet" size="small" onClick={() => panel.cancel(id)}>
        {state === 'running' ? 'Cancel' : 'Leave it out'}
      </Button>
    </li>
  );
}
