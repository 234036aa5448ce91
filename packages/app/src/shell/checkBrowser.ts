// What drawing a page needs of a browser, each tried for real.

export interface BrowserCheck {
  name: string;
  text: string;
  isGood: boolean;
}

/** The smallest module there is. */
const EMPTY_MODULE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
const WORKER_WAIT_MS = 2000;

export async function checkBrowser(): Promise<BrowserCheck[]> {
  const [worker, wasm, pictures] = await Promise.all([works(canWork), works(async () => void (await WebAssembly.compile(EMPTY_MODULE))), works(canDrawPictures)]);
  return [
    { name: 'Background work', text: 'Pages are drawn beside the app, so that it stays quick.', isGood: worker },
    { name: 'WebAssembly', text: 'Some pictures in documents are decoded with it.', isGood: wasm },
    { name: 'Pictures', text: 'Pages of scans are shown as pictures.', isGood: pictures },
  ];
}

const works = (attempt: () => Promise<void>): Promise<boolean> => attempt().then(() => true, () => false);

/** A worker answers. */
function canWork(): Promise<void> {
  const url = URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }));
  const worker = new Worker(url);
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The worker does not answer')), WORKER_WAIT_MS);
    worker.addEventListener('message', () => {
      clearTimeout(timer);
      resolve();
    });
    worker.addEventListener('error', () => reject(new Error('The worker cannot start')));
  }).finally(() => {
    worker.terminate();
    URL.revokeObjectURL(url);
  });
}

/** A drawing comes back as it was drawn; some privacy settings change it. */
async function canDrawPictures(): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('There is no canvas');
  drawing.fillStyle = '#ff0000';
  drawing.fillRect(0, 0, 1, 1);
  if (drawing.getImageData(0, 0, 1, 1).data[0] !== 255) throw new Error('The canvas does not keep what is drawn');
}
