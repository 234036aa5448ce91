/** multipart/form-data as browsers write it: the fields first, then the one file in the field `file`. */
export function multipartParts(boundary: string, fields: Record<string, string>, fileName: string, mimetype: string): { head: Uint8Array; tail: Uint8Array } {
  const text = new TextEncoder();
  const escape = (value: string) => value.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  const head = Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${escape(name)}"\r\n\r\n${value}\r\n`)
    .concat(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${escape(fileName)}"\r\nContent-Type: ${mimetype}\r\n\r\n`)
    .join('');
  return { head: text.encode(head), tail: text.encode(`\r\n--${boundary}--\r\n`) };
}

const mimetypes: Record<string, string> = {
  pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', tif: 'image/tiff', tiff: 'image/tiff', webp: 'image/webp',
  csv: 'text/csv',
};

/** A first guess by the name; the server looks at the content. */
export function mimetypeOf(fileName: string): string {
  return mimetypes[fileName.split('.').pop()?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}
