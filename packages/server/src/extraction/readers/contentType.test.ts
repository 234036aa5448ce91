import { describe, expect, it } from 'vitest';
import { detectContent } from './contentType.js';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

describe('what a file is', () => {
  it('is told by its bytes', async () => {
    expect(await detectContent(bytes('%PDF-1.7\n'))).toEqual({ type: 'application/pdf', start: 0 });
    expect(await detectContent(bytes('\x89PNG\r\n\x1a\n'))).toMatchObject({ type: 'image/png' });
    expect(await detectContent(bytes('RIFF\0\0\0\0WEBPVP8 '))).toMatchObject({ type: 'image/webp' });
    expect(await detectContent(bytes('MM\0*'))).toMatchObject({ type: 'image/tiff' });
  });

  it('is a PDF when something stands before its header', async () => {
    expect(await detectContent(bytes(`Content-Type: application/pdf\r\n\r\n%PDF-1.4\n`))).toEqual({ type: 'application/pdf', start: 33 });
  });

  it('is refused by name when it is something else', async () => {
    await expect(detectContent(bytes('GIF89a\x01\0\x01\0'))).rejects.toMatchObject({ problem: 'notSupported', message: expect.stringContaining('image/gif') });
    await expect(detectContent(bytes('Dear customer'))).rejects.toMatchObject({ problem: 'notSupported', message: expect.stringContaining('neither a PDF nor a picture') });
  });

  it('is told how to save it otherwise when it is a HEIC picture', async () => {
    const heic = bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
    await expect(detectContent(heic)).rejects.toMatchObject({ problem: 'notSupported', message: expect.stringContaining('Save or share it as JPEG') });
  });

  it('is nothing when the file is empty', async () => {
    await expect(detectContent(new Uint8Array())).rejects.toMatchObject({ problem: 'empty' });
  });
});
