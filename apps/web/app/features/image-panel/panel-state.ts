import { type ImageRecord, type ImageType, newRecord, type UploadedImage } from './image-record.ts';

/** The state of the panel: the pictures in order, and files being sent. Decisions only, no screen. */
export interface PanelState {
  records: readonly ImageRecord[];
  uploads: readonly Upload[];
  /** The words of the last failure, shown as a banner until something else is tried. */
  failure: string | null;
  /** What was wrong with captions when they were saved, by `publicId`, until they are written anew. */
  captionErrors: Readonly<Record<string, string>>;
  isSaving: boolean;
}

export interface Upload {
  id: string;
  file: File;
  imageType: ImageType;
  /** Null while nobody can know. */
  percent: number | null;
  /** Failed ones stay, to be tried again or dropped. */
  state: 'running' | 'failed';
}

export type PanelEvent =
  | { kind: 'chosen'; uploads: readonly Pick<Upload, 'id' | 'file' | 'imageType'>[] }
  | { kind: 'refused'; message: string }
  | { kind: 'progressed'; id: string; percent: number | null }
  | { kind: 'uploaded'; id: string; image: UploadedImage }
  | { kind: 'failed'; id: string; message: string }
  | { kind: 'retried'; id: string }
  | { kind: 'dropped'; id: string }
  /** Among the pictures of its type, counted from 0. */
  | { kind: 'removed'; imageType: ImageType; index: number }
  | { kind: 'moved'; imageType: ImageType; index: number; by: -1 | 1 }
  | { kind: 'captioned'; imageType: ImageType; index: number; caption: string }
  | { kind: 'saving' }
  | { kind: 'saved' }
  | { kind: 'save-failed'; message: string; captions: Readonly<Record<string, string>> };

export const startWith = (records: readonly ImageRecord[]): PanelState => ({
  records,
  uploads: [],
  failure: null,
  captionErrors: {},
  isSaving: false,
});

export const isUploading = ({ uploads }: PanelState): boolean =>
  uploads.some(({ state }) => state === 'running');

export const ofType = (state: PanelState, imageType: ImageType): readonly ImageRecord[] =>
  state.records.filter((record) => record.imageType === imageType);

/** `Upload failed: {message or Unknown error}` (spec 8). */
export const failureText = (message: string): string =>
  `Upload failed: ${message.trim() || 'Unknown error'}`;

export function nextState(state: PanelState, event: PanelEvent): PanelState {
  switch (event.kind) {
    case 'chosen':
      return {
        ...state,
        failure: null,
        uploads: [
          ...state.uploads,
          ...event.uploads.map((upload) => ({ ...upload, percent: 0, state: 'running' as const })),
        ],
      };
    case 'refused':
      return { ...state, failure: event.message };
    case 'progressed':
      return withUpload(state, event.id, { percent: event.percent });
    case 'uploaded':
      return taken(state, event.id, event.image);
    case 'failed':
      return {
        ...withUpload(state, event.id, { state: 'failed' }),
        failure: failureText(event.message),
      };
    case 'retried':
      return {
        ...withUpload(state, event.id, { state: 'running', percent: 0 }),
        failure: null,
      };
    case 'dropped': {
      const uploads = state.uploads.filter(({ id }) => id !== event.id);
      const isFine = uploads.every((upload) => upload.state === 'running');
      return { ...state, uploads, failure: isFine ? null : state.failure };
    }
    case 'removed':
      return inType(state, event.imageType, (records) => records.toSpliced(event.index, 1));
    case 'moved':
      return inType(state, event.imageType, (records) => moved(records, event.index, event.by));
    case 'captioned': {
      const { publicId } = ofType(state, event.imageType)[event.index] ?? {};
      const errors = Object.entries(state.captionErrors).filter(([id]) => id !== publicId);
      const rest = { ...state, captionErrors: Object.fromEntries(errors) };
      return inType(rest, event.imageType, (records) =>
        records.map((record, at) =>
          at === event.index ? { ...record, imageCaption: event.caption } : record,
        ),
      );
    }
    case 'saving':
      return { ...state, isSaving: true, failure: null, captionErrors: {} };
    case 'saved':
      return { ...state, isSaving: false };
    case 'save-failed':
      return {
        ...state,
        isSaving: false,
        failure: event.message,
        captionErrors: event.captions,
      };
  }
}

function withUpload(state: PanelState, id: string, change: Partial<Upload>): PanelState {
  return {
    ...state,
    uploads: state.uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)),
  };
}

/** A finished upload becomes a picture; a main picture takes the place of the one before. */
function taken(state: PanelState, id: string, image: UploadedImage): PanelState {
  const upload = state.uploads.find((running) => running.id === id);
  // It was cancelled while the answer was on its way.
  if (upload === undefined) return state;
  const record = newRecord(image, upload.imageType);
  const others =
    upload.imageType === 'main'
      ? state.records.filter(({ imageType }) => imageType !== 'main')
      : state.records;
  return {
    ...state,
    uploads: state.uploads.filter((running) => running.id !== id),
    records: [...others, record],
  };
}

/** Changes the pictures of one type and leaves those of the others in their places. */
function inType(
  state: PanelState,
  imageType: ImageType,
  change: (records: ImageRecord[]) => ImageRecord[],
): PanelState {
  const others = state.records.filter((record) => record.imageType !== imageType);
  const own = state.records.filter((record) => record.imageType === imageType);
  return { ...state, records: [...others, ...change(own)] };
}

function moved(records: ImageRecord[], index: number, by: -1 | 1): ImageRecord[] {
  const target = index + by;
  const record = records[index];
  if (record === undefined || target < 0 || target >= records.length) return records;
  return records.toSpliced(index, 1).toSpliced(target, 0, record);
}
