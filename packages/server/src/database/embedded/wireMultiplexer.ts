// Lets many clients share the one session of the embedded database, speaking the Postgres wire protocol over in-process streams.
// A batch (everything up to Sync or a simple query) runs whole, and a client that opened a transaction keeps the session until it ends it.
import { Duplex } from 'node:stream';

/** Runs protocol messages on the database and returns what it answers. */
export type ExecuteProtocol = (messages: Uint8Array) => Promise<Uint8Array>;

interface Batch {
  client: WireClient;
  messages: Uint8Array;
}

const READY_FOR_QUERY = 0x5a;
const TRANSACTION_IDLE = 0x49;
const TERMINATE = 0x58;
// Query, Sync, FunctionCall, Flush, CopyDone, CopyFail: after each of these the client waits for an answer.
const BATCH_ENDS = new Set([0x51, 0x53, 0x46, 0x48, 0x63, 0x66]);
const SSL_REQUEST = 80877103;
const GSS_REQUEST = 80877104;
const CANCEL_REQUEST = 80877102;

export class WireMultiplexer {
  private readonly queue: Batch[] = [];
  private owner: WireClient | null = null;
  private isRunning = false;

  constructor(private readonly execute: ExecuteProtocol) {}

  /** A new client connection, to be given to `pg` as its stream. */
  connect(): Duplex {
    return new WireClient({
      onBatch: (client, messages) => {
        this.queue.push({ client, messages });
        void this.run();
      },
      onClosed: (client) => void this.release(client),
    });
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    for (let batch = this.next(); batch; batch = this.next()) await this.runBatch(batch);
    this.isRunning = false;
  }

  private next(): Batch | undefined {
    if (!this.owner) return this.queue.shift();
    const index = this.queue.findIndex((batch) => batch.client === this.owner);
    return index === -1 ? undefined : this.queue.splice(index, 1)[0];
  }

  private async runBatch({ client, messages }: Batch): Promise<void> {
    try {
      const answer = await this.execute(messages);
      this.owner = endsIdle(answer) ? null : client;
      client.answer(answer);
      if (this.owner && client.destroyed) await this.rollBack();
    } catch (error) {
      this.owner = null;
      client.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }

  private async release(client: WireClient): Promise<void> {
    for (let index = this.queue.length - 1; index >= 0; index -= 1) {
      if (this.queue[index]?.client === client) this.queue.splice(index, 1);
    }
    if (this.owner !== client || this.isRunning) return;
    this.isRunning = true;
    await this.rollBack();
    this.isRunning = false;
    await this.run();
  }

  private async rollBack(): Promise<void> {
    this.owner = null;
    await this.execute(simpleQuery('ROLLBACK')).catch(() => undefined);
  }
}

interface WireClientEvents {
  onBatch(client: WireClient, messages: Uint8Array): void;
  onClosed(client: WireClient): void;
}

class WireClient extends Duplex {
  private pending: Buffer[] = [];
  private pendingBytes = 0;
  private neededBytes = 0;
  private batch: Buffer[] = [];
  private isStarted = false;

  constructor(private readonly events: WireClientEvents) {
    super({ allowHalfOpen: false });
  }

  // The methods of a socket that `pg` calls on its stream.
  connect(): this {
    setImmediate(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  answer(bytes: Uint8Array): void {
    if (!this.destroyed && bytes.length > 0) this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.pending.push(chunk);
    this.pendingBytes += chunk.length;
    if (this.pendingBytes >= this.neededBytes) this.takeMessages();
    done();
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.events.onClosed(this);
    done(error);
  }

  private takeMessages(): void {
    let buffer = this.pending.length === 1 ? this.pending[0]! : Buffer.concat(this.pending);
    for (let length = this.messageLength(buffer); length <= buffer.length; length = this.messageLength(buffer)) {
      this.takeMessage(buffer.subarray(0, length));
      buffer = buffer.subarray(length);
    }
    this.pending = buffer.length > 0 ? [buffer] : [];
    this.pendingBytes = buffer.length;
    this.neededBytes = buffer.length > 0 ? this.messageLength(buffer) : 0;
  }

  private messageLength(buffer: Buffer): number {
    const header = this.isStarted ? 5 : 4;
    if (buffer.length < header) return header;
    return this.isStarted ? 1 + buffer.readInt32BE(1) : buffer.readInt32BE(0);
  }

  private takeMessage(message: Buffer): void {
    if (!this.isStarted) return this.takeStartup(message);
    if (message[0] === TERMINATE) {
      this.destroy();
      return;
    }
    this.batch.push(message);
    if (BATCH_ENDS.has(message[0]!)) this.flush();
  }

  private takeStartup(message: Buffer): void {
    const request = message.length >= 8 ? message.readInt32BE(4) : 0;
    if (request === SSL_REQUEST || request === GSS_REQUEST) {
      this.push(Buffer.from('N'));
      return;
    }
    if (request === CANCEL_REQUEST) {
      this.destroy();
      return;
    }
    this.isStarted = true;
    this.batch.push(message);
    this.flush();
  }

  private flush(): void {
    const messages = this.batch.length === 1 ? Uint8Array.from(this.batch[0]!) : new Uint8Array(Buffer.concat(this.batch));
    this.batch = [];
    this.events.onBatch(this, messages);
  }
}

/** Whether the answer ends with ReadyForQuery outside of a transaction. */
function endsIdle(answer: Uint8Array): boolean {
  return answer.length >= 6 && answer[answer.length - 6] === READY_FOR_QUERY && answer[answer.length - 1] === TRANSACTION_IDLE;
}

function simpleQuery(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`);
  const message = Buffer.alloc(5 + text.length);
  message[0] = 0x51;
  message.writeInt32BE(4 + text.length, 1);
  text.copy(message, 5);
  return new Uint8Array(message);
}
