// Checked by the compiler (npm run check), never run: what callers write must compile, what cannot work must not.
import { expectTypeOf } from 'vitest';
import { type BinaryResponse, createClient, type Document, type Job, type Transaction } from './index.js';
import { documentEndpoints } from './documents/documents.contract.js';
import type { Call } from './transport/call.js';

const client = createClient({ url: 'http://localhost:4000' });

expectTypeOf(client.documents.upload).returns.resolves.toEqualTypeOf<Document>();
expectTypeOf(client.jobs.create).returns.resolves.toEqualTypeOf<Job>();
expectTypeOf(client.jobs.watch('id')).toEqualTypeOf<AsyncGenerator<Job, void, void>>();
expectTypeOf(client.transactions.iterate('id')).toEqualTypeOf<AsyncGenerator<Transaction, void, void>>();
expectTypeOf(client.jobs.delete('id')).resolves.toEqualTypeOf<void>();
expectTypeOf(client.exports.create('id', { format: 'csv' })).resolves.toEqualTypeOf<BinaryResponse>();

client.exports.create('id', { format: 'csv', options: { dateFormat: 'MM/DD/YYYY' } });
client.exports.create('id', { format: 'custom-basic', options: { fileType: 'XLSX' } });
// @ts-expect-error the options are those of the format
client.exports.create('id', { format: 'csv', options: { fromAccount: 'Checking' } });
// @ts-expect-error there is no such format
client.exports.create('id', { format: 'pdf' });
// @ts-expect-error a job needs documents
client.jobs.create({ jobName: 'x' });
// @ts-expect-error a status is one of the specification's
client.transactions.list('id', { fieldName: 'bank' });

declare const call: Call;
expectTypeOf(call(documentEndpoints.page, { params: { id: 'a', n: 0 } })).resolves.toHaveProperty('imageSrc');
// @ts-expect-error a parameter of the path is missing
call(documentEndpoints.page, { params: { id: 'a' } });
// @ts-expect-error an upload needs its file
call(documentEndpoints.upload, { fields: {} });
