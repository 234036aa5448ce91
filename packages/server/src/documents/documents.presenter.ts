import type { Document as WireDocument } from '@tieout/sdk/contract';
import type { Document } from './documents.model.js';

export function presentDocument(document: Document): WireDocument {
  const { id, originalname, name, mimetype, numPages, sizeBytes, sha256, isEncrypted, tags } = document;
  return {
    id, documentId: id, originalname, name, mimetype, numPages, sizeBytes, sha256, isEncrypted,
    passwordRequired: document.readableSha256 === null, tags, createdAt: document.createdAt.toISOString(),
  };
}
