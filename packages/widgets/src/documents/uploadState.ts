import type { Document } from '@tieout/sdk/contract';

export type UploadStatus = 'waiting' | 'uploading' | 'ready' | 'locked' | 'failed';

export interface UploadEntry {
  key: string;
  file: File;
  status: UploadStatus;
  /** 0 to 1. */
  progress: number;
  document: Document | null;
  /** Why it failed, or why the password was refused. */
  message: string | null;
  /** Name of an earlier file of the list that is the same. */
  duplicateOf: string | null;
}

export interface UploadState { entries: UploadEntry[]; nextKey: number }

export type UploadAction =
  | { type: 'added'; files: readonly File[] }
  | { type: 'started'; key: string }
  | { type: 'removed'; key: string }
  | { type: 'retried'; key: string }
  | { type: 'progressed'; key: string; progress: number }
  | { type: 'uploaded'; key: string; document: Document }
  | { type: 'failed'; key: string; message: string }
  | { type: 'refused'; key: string; message: string }
  | { type: 'settled' }
  | { type: 'cleared' };

export function nextWaiting(entries: readonly UploadEntry[]): UploadEntry | undefined {
  return entries.find(({ status }) => status === 'waiting');
}

export function reduceUploads(state: UploadState, action: UploadAction): UploadState {
  switch (action.type) {
    case 'added': {
      const added = action.files.map((file, index): UploadEntry => ({
        key: String(state.nextKey + index), file, status: 'waiting', progress: 0, document: null, message: null, duplicateOf: null,
      }));
      return { entries: markDuplicates([...state.entries, ...added]), nextKey: state.nextKey + added.length };
    }
    case 'cleared': return { ...state, entries: [] };
    case 'settled': return { ...state };
    case 'removed': return { ...state, entries: markDuplicates(state.entries.filter(({ key }) => key !== action.key)) };
    default: return { ...state, entries: markDuplicates(state.entries.map((entry) => (entry.key === action.key ? change(entry, action) : entry))) };
  }
}

type EntryAction = Exclude<UploadAction, { type: 'added' | 'removed' | 'settled' | 'cleared' }>;

function change(entry: UploadEntry, action: EntryAction): UploadEntry {
  switch (action.type) {
    case 'started': return { ...entry, status: 'uploading', progress: 0, message: null };
    case 'progressed': return { ...entry, progress: Math.min(Math.max(action.progress, 0), 1) };
    case 'uploaded': return {
      ...entry, status: action.document.passwordRequired ? 'locked' : 'ready', progress: 1, document: action.document, message: null,
    };
    case 'failed': return { ...entry, status: 'failed', message: action.message };
    case 'refused': return { ...entry, message: action.message };
    case 'retried': return entry.status === 'failed' ? { ...entry, status: 'waiting', progress: 0, message: null } : entry;
  }
}

/** By content once the server knows it, by name and size before. */
function markDuplicates(entries: UploadEntry[]): UploadEntry[] {
  return entries.map((entry, index) => {
    const original = entries.slice(0, index).find((other) => isSame(other, entry));
    const duplicateOf = original?.file.name ?? null;
    return duplicateOf === entry.duplicateOf ? entry : { ...entry, duplicateOf };
  });
}

function isSame(a: UploadEntry, b: UploadEntry): boolean {
  if (a.document && b.document) return a.document.sha256 === b.document.sha256;
  return a.file.name === b.file.name && a.file.size === b.file.size && a.file.lastModified === b.file.lastModified;
}
