/**
 * Puts layers upon each other and writes the picture. It is a process of its own because nothing else stops a renderer of
 * drawings: what started it ends it when it takes too long.
 */
import sharp from 'sharp';

const LIMITS = { limitInputPixels: 50_000_000, failOn: 'error', pages: 1 };
/** Drawings are rendered at the size at which they are shown. */
const DPI = 72;

async function input() {
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

/** @param {{ data: string, width: number, height: number, fit: 'contain' | 'cover' }} layer */
async function rendered({ data, width, height, fit }) {
  const bytes = Buffer.from(data, 'base64');
  const facts = await sharp(bytes, LIMITS).metadata();
  const scale = Math.max(width / facts.width, height / facts.height);
  const density = facts.format === 'svg' ? Math.min(2400, Math.max(1, DPI * scale)) : undefined;
  return sharp(bytes, { ...LIMITS, ...(density ? { density } : {}) })
    .autoOrient()
    .resize({ width, height, fit, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
}

sharp.cache(false);
sharp.concurrency(1);
const { width, height, background, format, layers } = await input();
const parts = [];
for (const layer of layers) parts.push({ input: await rendered(layer), left: layer.left, top: layer.top });
const whole = sharp({ create: { width, height, channels: 4, background } })
  .composite(parts)
  .toColourspace('srgb');
const bytes = await (format === 'jpg'
  ? whole.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true })
  : whole.png({ compressionLevel: 9, palette: true, quality: 95 })
).toBuffer();
process.stdout.write(bytes);
