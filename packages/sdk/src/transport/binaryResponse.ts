import { TRIAL_LIMIT_HEADER } from '../exports/exports.contract.js';
import type { Deadline } from './deadline.js';
import type { Transport, TransportResponse } from './transport.js';

/** A file sent by the server. Its content can be taken once: as a stream, as bytes, as a Blob or saved to a path. */
export class BinaryResponse {
  /** Name the server proposes, without any folder. */
  readonly fileName: string | null;
  readonly contentType: string;
  /** Null when the server does not say. */
  readonly sizeBytes: number | null;
  /** A trial download was cut to this many rows; null when it is whole. */
  readonly trialLimit: number | null;
  readonly #transport: Transport;
  readonly #response: TransportResponse;
  readonly #deadline: Deadline;

  constructor(transport: Transport, response: TransportResponse, deadline: Deadline) {
    this.#transport = transport;
    this.#response = response;
    this.#deadline = deadline;
    this.fileName = fileNameOf(response.header('content-disposition'));
    this.contentType = response.header('content-type') ?? 'application/octet-stream';
    this.sizeBytes = numberOf(response.header('content-length'));
    this.trialLimit = numberOf(response.header(TRIAL_LIMIT_HEADER));
  }

  /** The content as it arrives. */
  async *stream(): AsyncGenerator<Uint8Array, void, void> {
    const { signal } = this.#deadline;
    try {
      for await (const chunk of this.#response.stream()) yield chunk;
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    } finally {
      this.#deadline.finish();
    }
  }

  async bytes(): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of this.stream()) chunks.push(chunk);
    const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
    let offset = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, offset);
      offset += chunk.length;
    }
    return bytes;
  }

  async text(): Promise<string> {
    return new TextDecoder().decode(await this.bytes());
  }

  async blob(): Promise<Blob> {
    const bytes = await this.bytes();
    return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: this.contentType });
  }

  /** Node: writes the content to a file, which appears only when it is complete and replaces what was there. */
  async save(path: string): Promise<void> {
    await this.#transport.saveFile(this.stream(), path);
  }
}

function numberOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

/** RFC 6266: filename* (UTF-8) before filename; anything that looks like a folder is cut off. */
function fileNameOf(header: string | null): string | null {
  if (!header) return null;
  const extended = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(header)?.[1];
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header);
  const name = (extended ? decode(extended.trim()) : null) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2];
  const bare = name?.split(/[/\\]/).pop()?.trim();
  return bare ? bare : null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
