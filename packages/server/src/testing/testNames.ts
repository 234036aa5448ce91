// A server of names on this machine that answers TXT questions, and everything else with "no such name".
import { createSocket } from 'node:dgram';
import { promises as dns } from 'node:dns';

export interface TestNames {
  /** Texts by name. */
  records: Map<string, string>;
  close(): Promise<void>;
}

const TXT = 16;

export async function startTestNames(): Promise<TestNames> {
  const records = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (question, { port, address }) => socket.send(answer(question, records), port, address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const before = dns.getServers();
  dns.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    records,
    async close() {
      dns.setServers(before);
      await new Promise<void>((resolve) => socket.close(() => resolve()));
    },
  };
}

function answer(question: Buffer, records: ReadonlyMap<string, string>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at]!; length > 0; length = question[at]!) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const asked = question.subarray(12, at + 5);
  const text = asked.readUInt16BE(asked.length - 4) === TXT ? records.get(labels.join('.').toLowerCase()) : undefined;
  const header = Buffer.alloc(12);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(text === undefined ? 0 : 1, 6);
  if (text === undefined) return Buffer.concat([header, asked]);
  const record = Buffer.alloc(13);
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(TXT, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(text.length + 1, 10);
  record[12] = text.length;
  return Buffer.concat([header, asked, record, Buffer.from(text, 'latin1')]);
}
