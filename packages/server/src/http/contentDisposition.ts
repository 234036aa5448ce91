/** File name header by RFC 6266: an ASCII name for old clients and the true one as RFC 5987 has it. */
export function contentDisposition(fileName: string, disposition: 'inline' | 'attachment'): string {
  const ascii = fileName.normalize('NFKD').replace(/[^\x20-\x7e]/g, '').replace(/["\\]/g, '_') || 'download';
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
