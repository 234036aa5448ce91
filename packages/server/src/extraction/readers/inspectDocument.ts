// The first facts about an uploaded file, without reading its text.
import { DocumentError } from '../model.js';
import { openDocument } from '../open.js';

export interface DocumentFacts {
  type: 'pdf' | 'image';
  mimetype: string;
  numPages: number;
  /** Opens with a password only; a PDF that anyone can open is not encrypted in this sense. */
  isEncrypted: boolean;
}

export interface InspectLimits {
  maxPages?: number;
}

/** Throws a DocumentError for a file that cannot be read, with `passwordRequired` for one that is locked. */
export async function inspectDocument(bytes: Uint8Array, password?: string, limits: InspectLimits = {}): Promise<DocumentFacts> {
  const document = await openDocument(bytes, { password });
  try {
    const { mimetype, pageCount, encrypted } = document;
    if (limits.maxPages !== undefined && pageCount > limits.maxPages) {
      throw new DocumentError('tooManyPages', `The document has ${pageCount} pages; at most ${limits.maxPages} can be read at once. Split it and add the parts.`, { pages: pageCount, maxPages: limits.maxPages });
    }
    return { type: mimetype === 'application/pdf' ? 'pdf' : 'image', mimetype, numPages: pageCount, isEncrypted: encrypted && password !== undefined };
  } finally {
    await document.close();
  }
}
