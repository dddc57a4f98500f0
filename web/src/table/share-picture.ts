// A picture of the result, made in this browser: nothing is sent anywhere until somebody shares it.

export interface PictureRow {
  name: string;
  score: number;
  won: boolean;
  /** The drawing of whoever it is, as it stands on the page. */
  figure: SVGSVGElement | null;
}

export interface PictureWords {
  title: string;
  game: string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
/** More rows than this are drawn in two columns. */
const ROWS = 4;

const INK = '.ink{stroke:#0b0f1a;stroke-linejoin:round;stroke-linecap:round}.bare{stroke:none}';

/** A drawing of the page as an image; its lines come from the page's style, so they are given to it. */
async function imageOf(figure: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = figure.cloneNode(true) as SVGSVGElement;
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = INK;
  copy.prepend(style);
  copy.setAttribute('width', '200');
  copy.setAttribute('height', '200');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** Draws the result; the answer is a PNG. */
export async function draw(rows: PictureRow[], { title, game }: PictureWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  const night = pen.createLinearGradient(0, 0, 0, HEIGHT);
  night.addColorStop(0, '#141a38');
  night.addColorStop(1, '#0b0f1a');
  pen.fillStyle = night;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const torch = pen.createRadialGradient(WIDTH / 2, HEIGHT / 2, 40, WIDTH / 2, HEIGHT / 2, 560);
  torch.addColorStop(0, 'rgb(255 180 84 / 50%)');
  torch.addColorStop(1, 'rgb(224 122 31 / 0%)');
  pen.fillStyle = torch;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const display = getComputedStyle(document.documentElement).getPropertyValue('--display') || 'serif';
  pen.textBaseline = 'middle';
  pen.fillStyle = '#ffb454';
  pen.font = `700 34px ${display}`;
  pen.fillText(`Tacora · ${game}`, 60, 62);
  pen.fillStyle = '#f5c542';
  fit(pen, title, 56, display, WIDTH - 120);
  pen.fillText(title, 60, 134);
  const columns = rows.length > ROWS ? 2 : 1;
  const width = (WIDTH - 120) / columns;
  for (const [at, row] of rows.entries()) {
    const x = 60 + (columns > 1 ? Math.floor(at / ROWS) * width : 0);
    await drawRow(pen, row, { x, y: 200 + (at % ROWS) * 102, width: width - 24 }, display);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

async function drawRow(
  pen: CanvasRenderingContext2D,
  { name, score, won, figure }: PictureRow,
  { x, y, width }: { x: number; y: number; width: number },
  display: string,
): Promise<void> {
  pen.fillStyle = won ? 'rgb(245 197 66 / 28%)' : 'rgb(11 15 26 / 60%)';
  pen.beginPath();
  pen.roundRect(x, y, width, 92, 22);
  pen.fill();
  if (figure) pen.drawImage(await imageOf(figure), x + 14, y + 6, 80, 80);
  pen.fillStyle = won ? '#f5c542' : '#f4ead5';
  fit(pen, name, 40, display, width - 230);
  pen.fillText(name, x + 112, y + 48);
  pen.font = `700 46px ${display}`;
  pen.textAlign = 'right';
  pen.fillText(String(score), x + width - 24, y + 48);
  pen.textAlign = 'left';
}

/** Takes letters as large as they fit into a line. */
function fit(pen: CanvasRenderingContext2D, text: string, size: number, face: string, width: number): void {
  let px = size;
  do pen.font = `700 ${px}px ${face}`;
  while (pen.measureText(text).width > width && --px > 14);
}

/** Offers it to whatever the device shares with; else it is saved. Says whether it was saved. */
export async function share(picture: Blob): Promise<boolean> {
  const file = new File([picture], 'tacora.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {});
    return false;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
  return true;
}
