// Turns a drawn page into what a scanner makes of it.
import sharp from 'sharp';
import { renderPage } from '../../pages/pagePicture.js';

export interface ScanOptions {
  /** Clockwise degrees. */
  turn?: number;
  dpi?: number;
  /** 0 none, 1 a bad copy: low contrast, a shadow over one side, grain. */
  wear?: number;
}

/** JPEG of the first page. */
export async function scanPage(pdf: Uint8Array, { turn = 0, dpi = 200, wear = 0 }: ScanOptions = {}): Promise<Buffer> {
  const clean = await renderPage(pdf, 1, Math.round((595.28 / 72) * dpi));
  const { data, info } = await sharp(clean).greyscale().rotate(turn, { background: '#ffffff' }).raw().toBuffer({ resolveWithObject: true });
  let seed = 1;
  for (let index = 0; index < data.length; index += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const shade = 0.8 + (0.2 * (index % info.width)) / info.width;
    const worn = (100 + data[index]! * 0.5) * shade + (seed / 2_147_483_648 - 0.5) * 40;
    data[index] = Math.max(0, Math.min(255, data[index]! * (1 - wear) + worn * wear));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 1 } })
    .withMetadata({ density: dpi }).jpeg({ quality: wear > 0 ? 50 : 85 }).toBuffer();
}
