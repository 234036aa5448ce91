import { documentErrors, validationFailed } from '@tieout/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { boot, convert } from '../testing/boot.js';
import type { Booted } from '../testing/boot.js';
import { statementPdf } from '../testing/statementPdf.js';

let booted: Booted;
beforeAll(async () => void (booted = await boot({ config: { maxDocumentPages: 3, maxUploadBytes: 200_000 } })));
afterAll(() => booted?.close());

const upload = (content: Uint8Array, name = 'statement.pdf', password?: string) => booted.asOwner.documents.upload({ name, content }, password === undefined ? {} : { password });
const refused = (definition: { type: string; status: number }) => ({ type: definition.type, status: definition.status });

describe('an upload', () => {
  it('tells pages, size and hash, and keeps the file as it came', async () => {
    const content = await statementPdf({ amounts: Array.from({ length: 30 }, (_, index) => index + 1) });
    const document = await upload(content, 'C:\\scans\\Januar “24”.pdf');
    expect(document).toMatchObject({ numPages: 2, sizeBytes: content.length, mimetype: 'application/pdf', isEncrypted: false, passwordRequired: false, name: 'Januar “24”.pdf' });
    const response = await fetch(`${booted.url}/api/v1/protected/document/${document.id}/download`, { method: 'POST' });
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
    expect(response.headers.get('content-disposition')).toContain(`filename*=UTF-8''Januar%20%E2%80%9C24%E2%80%9D.pdf`);
  });

  it('of the same bytes twice gives two documents and one file, which goes with the last of them', async () => {
    const content = await statementPdf({ accountNumber: '555' });
    const [one, two] = [await upload(content), await upload(content)];
    expect(one.id).not.toBe(two.id);
    const { db } = booted.server.services;
    const file = () => db.files.findOne({ where: { sha256: one.sha256 }, tenant: 'all' });
    expect((await file())?.refCount).toBe(2);
    await booted.asOwner.documents.delete(one.id);
    expect((await booted.asOwner.documents.get(two.id)).sha256).toBe(one.sha256);
    await booted.asOwner.documents.delete(two.id);
    expect(await file()).toBeNull();
  });

  it.each([
    ['an empty file', Buffer.alloc(0), documentErrors.empty],
    ['a text named .pdf', Buffer.from('Dear customer'), documentErrors.notSupported],
    ['a PDF that is cut off', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Cat'), documentErrors.damaged],
  ])('of %s is refused with what to do', async (_name, content, definition) => {
    await expect(upload(content)).rejects.toMatchObject(refused(definition));
  });

  it('that is empty or cut off is refused, saying what to do', async () => {
    await expect(upload(Buffer.alloc(0))).rejects.toMatchObject({ message: documentErrors.empty.message });
    await expect(upload(Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Cat'))).rejects.toMatchObject({
      type: documentErrors.damaged.type, message: expect.stringMatching(/damaged or not complete.*Download it again/),
    });
  });

  it('with too many pages is refused, naming both numbers', async () => {
    const content = await statementPdf({ amounts: Array.from({ length: 90 }, () => 1) });
    await expect(upload(content)).rejects.toMatchObject({ ...refused(documentErrors.tooManyPages), data: { numPages: 4, maxPages: 3 } });
  });

  it('that is too large is refused and leaves nothing behind', async () => {
    await expect(upload(Buffer.alloc(300_000, 'x'))).rejects.toMatchObject(refused(documentErrors.tooLarge));
    expect(await readdir(booted.server.services.storage.incomingDir)).toEqual([]);
  });

  it('without a file, or that is no form, is refused', async () => {
    const send = (init: RequestInit) => fetch(`${booted.url}/api/v1/protected/document`, { method: 'POST', ...init }).then(async (response) => [response.status, (await response.json()).type]);
    expect(await send({ body: new FormData() })).toEqual([400, validationFailed.type]);
    expect(await send({ body: '{}', headers: { 'content-type': 'application/json' } })).toEqual([400, validationFailed.type]);
  });
});

describe('an encrypted PDF', () => {
  it('can be uploaded locked, and opened later; the wrong password says so', async () => {
    const { asOwner } = booted;
    const document = await upload(await statementPdf({ password: 'secret' }));
    expect(document).toMatchObject({ isEncrypted: true, passwordRequired: true, numPages: null });
    await expect(asOwner.jobs.create({ documents: [document.id] })).rejects.toMatchObject({ ...refused(documentErrors.passwordRequired), data: { documents: [document.id] } });
    await expect(asOwner.documents.page(document.id, 0)).rejects.toMatchObject(refused(documentErrors.passwordRequired));
    await expect(asOwner.documents.unlock(document.id, 'wrong')).rejects.toMatchObject({ ...refused(documentErrors.passwordWrong), message: documentErrors.passwordWrong.message });
    expect(await asOwner.documents.unlock(document.id, 'secret')).toMatchObject({ passwordRequired: false, numPages: 1, isEncrypted: true });
  });

  it('is converted with its password, and its readable copy needs none', async () => {
    const { asOwner, url } = booted;
    const document = await upload(await statementPdf({ password: 'secret', accountNumber: '88' }), 'locked.pdf', 'secret');
    const job = await asOwner.jobs.create({ documents: [document.id] });
    let ended = job;
    for await (const state of asOwner.jobs.watch(job.id)) ended = state;
    expect(ended).toMatchObject({ status: 'Succeeded', numTransactions: 3 });
    const copy = await fetch(`${url}/api/v1/protected/document/${document.id}/file.pdf`).then((response) => response.arrayBuffer());
    expect(await upload(Buffer.from(copy), 'copy.pdf')).toMatchObject({ isEncrypted: false, numPages: 1 });
    await expect(upload(await statementPdf({ password: 'secret', accountNumber: '88' }), 'locked.pdf', 'nope')).rejects.toMatchObject(refused(documentErrors.passwordWrong));
  });

  it('never has its password written to the data folder', async () => {
    const password = 'correct-horse-battery-staple';
    await upload(await statementPdf({ password }), 'locked.pdf', password);
    // Where files are kept in the folder, the search finds what is there.
    if (!process.env['TEST_S3']) expect(await filesContaining(booted.dataDir, '%PDF')).not.toEqual([]);
    expect(await filesContaining(booted.dataDir, password)).toEqual([]);
  });
});

describe('a page', () => {
  it('has a size and a picture of the width asked for', async () => {
    const { asOwner, url } = booted;
    const document = await upload(await statementPdf());
    const page = await asOwner.documents.page(document.id, 0);
    expect([Math.round(page.width), Math.round(page.height)]).toEqual([595, 842]);
    const picture = await fetch(`${url}${page.imageSrc}?width=200`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.subarray(1, 4).toString()]).toEqual([200, 'PNG']);
    await expect(asOwner.documents.page(document.id, 1)).rejects.toMatchObject({ status: 404 });
    await expect(asOwner.documents.pageImage(document.id, 0, { width: 5 })).rejects.toMatchObject({ status: 400 });
  });

  it('of the PDF can be read by ranges', async () => {
    const content = Buffer.from(await statementPdf());
    const { id } = await upload(content);
    const range = (value: string) => fetch(`${booted.url}/api/v1/protected/document/${id}/file.pdf`, { headers: { range: value } });
    const middle = await range('bytes=10-19');
    expect([middle.status, middle.headers.get('content-range')]).toEqual([206, `bytes 10-19/${content.length}`]);
    expect(Buffer.from(await middle.arrayBuffer())).toEqual(content.subarray(10, 20));
    const tail = await range('bytes=-5');
    expect(Buffer.from(await tail.arrayBuffer())).toEqual(content.subarray(-5));
    expect((await range(`bytes=${content.length}-`)).status).toBe(416);
  });
});

describe('a document', () => {
  it('keeps its tags', async () => {
    const { id } = await upload(await statementPdf());
    expect((await booted.asOwner.documents.update(id, { tags: ['a', 'b', 'a'] })).tags).toEqual(['a', 'b']);
    expect((await booted.asOwner.documents.get(id)).tags).toEqual(['a', 'b']);
  });

  it('goes with its rows, and the job counts again', async () => {
    const { asOwner } = booted;
    const job = await convert(asOwner, [{ name: 'a.pdf', content: await statementPdf() }]);
    const [document] = await asOwner.jobs.documents(job.id);
    await asOwner.documents.delete(document!.documentId);
    expect(await asOwner.jobs.get(job.id)).toMatchObject({ numTransactions: 0, numDocuments: 0, reconciliation: 'Unknown' });
  });
});

describe('an edit of documents', () => {
  it('picks and turns pages into a document of its own, and leaves the others', async () => {
    const { asOwner } = booted;
    const long = await upload(await statementPdf({ amounts: Array.from({ length: 30 }, (_, index) => index + 1) }), 'long.pdf');
    const asyncJobId = await asOwner.documents.edit({ documentIds: [long.id], commands: [{ type: 'keepPages', startPage: 1, endPage: 1 }, { type: 'rotatePages', startPage: 0, endPage: 0, degrees: 90 }] });
    const { output } = await asOwner.tasks.wait(asyncJobId);
    const edited = await asOwner.documents.get(output!.documentIds![0]!);
    expect(edited).toMatchObject({ name: 'long (edited).pdf', numPages: 1, mimetype: 'application/pdf' });
    const page = await asOwner.documents.page(edited.id, 0);
    expect([Math.round(page.width), Math.round(page.height)]).toEqual([842, 595]);
    expect((await asOwner.documents.get(long.id)).numPages).toBe(2);
  });

  it('puts documents together and splits them again', async () => {
    const { asOwner } = booted;
    const [one, two] = [await upload(await statementPdf(), 'one.pdf'), await upload(await statementPdf({ accountNumber: '2' }), 'two.pdf')];
    const { output } = await asOwner.tasks.wait(await asOwner.documents.edit({ documentIds: [one.id, two.id], commands: [{ type: 'splitAfter', page: 0 }], name: 'parts' }));
    const parts = await Promise.all(output!.documentIds!.map((id) => asOwner.documents.get(id)));
    expect(parts.map(({ name, numPages }) => [name, numPages])).toEqual([['parts 1 of 2.pdf', 1], ['parts 2 of 2.pdf', 1]]);
    expect((await convert(asOwner, [{ name: 'second.pdf', content: await asOwner.documents.file(parts[1]!.id).then((file) => file.bytes()) }])).numTransactions).toBe(3);
  });

  it('of pages that are not there, or of a locked document, is refused at once', async () => {
    const { asOwner } = booted;
    const { id } = await upload(await statementPdf());
    await expect(asOwner.documents.edit({ documentIds: [id], commands: [{ type: 'keepPages', startPage: 0, endPage: 3 }] })).rejects.toMatchObject({ status: 400, message: expect.stringContaining('End page is greater than the last page (1)') });
    const locked = await upload(await statementPdf({ password: 'x' }));
    await expect(asOwner.documents.edit({ documentIds: [locked.id], commands: [] })).rejects.toMatchObject(refused(documentErrors.passwordRequired));
  });
});

async function filesContaining(folder: string, text: string): Promise<string[]> {
  const { readFile } = await import('node:fs/promises');
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && (await readFile(path)).includes(text)) found.push(path);
  }
  return found;
}
