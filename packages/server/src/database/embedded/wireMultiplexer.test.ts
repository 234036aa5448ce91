import { describe, expect, it } from 'vitest';
import { WireMultiplexer } from './wireMultiplexer.js';

const STARTUP = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
const message = (type: string, text = '') => {
  const body = Buffer.from(`${text}\0`);
  const header = Buffer.alloc(5);
  header.write(type, 0);
  header.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([header, body]);
};
const ready = (status: 'I' | 'T') => Buffer.from(['Z'.charCodeAt(0), 0, 0, 0, 5, status.charCodeAt(0)]);

/** A database that answers BEGIN with an open transaction and records what it is given, as text of the messages. */
function recorder() {
  const batches: string[] = [];
  let isOpen = false;
  const multiplexer = new WireMultiplexer(async (bytes) => {
    const text = Buffer.from(bytes).toString('latin1').replace(/[^\x20-\x7e]/g, '');
    batches.push(text);
    await new Promise((resolve) => setTimeout(resolve, 2));
    if (text.includes('BEGIN')) isOpen = true;
    if (/COMMIT|ROLLBACK/.test(text)) isOpen = false;
    if (text.includes('CRASH')) throw new Error('crashed');
    return ready(isOpen ? 'T' : 'I');
  });
  const connect = () => {
    const client = multiplexer.connect();
    client.on('error', () => undefined);
    client.resume();
    client.write(STARTUP);
    return client;
  };
  return { batches, connect };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 80));

describe('clients of the embedded database', () => {
  it('have their batches run whole, however the bytes arrive', async () => {
    const { batches, connect } = recorder();
    const [a, b] = [connect(), connect()];
    const batch = (name: string) => Buffer.concat([message('P', `parse${name}`), message('B', `bind${name}`), message('E', `execute${name}`), message('S')]);
    const [first, second] = [batch('A'), batch('B')];
    for (let index = 0; index < Math.max(first.length, second.length); index += 3) {
      a.write(first.subarray(index, index + 3));
      b.write(second.subarray(index, index + 3));
    }
    await settle();
    const queries = batches.filter((text) => text.includes('parse'));
    expect(queries).toHaveLength(2);
    expect(queries.some((text) => /parseA.*bindA.*executeA/.test(text) && !text.includes('parseB'))).toBe(true);
    expect(queries.some((text) => /parseB.*bindB.*executeB/.test(text) && !text.includes('parseA'))).toBe(true);
  });

  it('wait while another is in a transaction', async () => {
    const { batches, connect } = recorder();
    const [a, b] = [connect(), connect()];
    a.write(message('Q', 'BEGIN'));
    await settle();
    b.write(message('Q', 'other'));
    a.write(message('Q', 'inside'));
    await settle();
    expect(batches.at(-1)).toContain('inside');
    a.write(message('Q', 'COMMIT'));
    await settle();
    expect(batches.slice(-2).map((text) => text.slice(1))).toEqual(['COMMIT', 'other']);
  });

  it('lose their transaction when they go, so that the others can go on', async () => {
    const { batches, connect } = recorder();
    const [a, b] = [connect(), connect()];
    a.write(message('Q', 'BEGIN'));
    await settle();
    b.write(message('Q', 'other'));
    a.destroy();
    await settle();
    expect(batches.slice(-2).map((text) => text.slice(1))).toEqual(['ROLLBACK', 'other']);
  });

  it('learn of a crash, and the next one is served', async () => {
    const { batches, connect } = recorder();
    const a = connect();
    await settle();
    a.write(message('Q', 'CRASH'));
    await settle();
    expect(a.destroyed).toBe(true);
    connect().write(message('Q', 'next'));
    await settle();
    expect(batches.at(-1)).toContain('next');
  });
});
