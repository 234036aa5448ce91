import type { BinaryResponse } from '../../http/route.js';
import { encodeUtf8 } from '../chunks.js';
import { safeFileName, stem } from '../text.js';
import type { ZipEntry } from '../zip.js';
import type { JobProof } from './buildProof.js';
import { drawProof } from './drawProof.js';

/** Beside an export, in its zip. */
export function proofFiles(proof: JobProof): ZipEntry[] {
  return [
    { name: 'proof.json', chunks: encodeUtf8([proofText(proof)]) },
    { name: 'proof.pdf', chunks: pageChunks(proof) },
  ];
}

export async function proofFile(proof: JobProof, format: 'json' | 'pdf'): Promise<BinaryResponse> {
  const fileName = `${safeFileName(stem(proof.name))}-proof.${format}`;
  if (format === 'json') return { body: Buffer.from(proofText(proof)), mimetype: 'application/json', fileName };
  return { body: await drawProof(proof), mimetype: 'application/pdf', fileName };
}

function proofText(proof: JobProof): string {
  return `${JSON.stringify(proof, null, 2)}\n`;
}

async function* pageChunks(proof: JobProof): AsyncGenerator<Uint8Array> {
  yield await drawProof(proof);
}
