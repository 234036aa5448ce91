// The first facts about an uploaded exchange file; null for what the engine reads (PDF, pictures).
import { importFormats } from '@tieout/sdk/contract';
import type { Inspection } from '../extraction/workerProtocol.js';
import { detectImportFormat } from './readImport.js';

export function inspectImport(bytes: Uint8Array, fileName?: string): Inspection | null {
  const found = detectImportFormat(bytes, fileName);
  const format = importFormats.find(({ id }) => id === found);
  return format ? { mimetype: format.mimetype, numPages: 1, isEncrypted: false } : null;
}
