/**
 * Reads one picture from its input, and writes what is made of it: the length of the answer as four bytes, the answer in
 * JSON, then the bytes of the renditions. It is a process of its own because nothing else stops a decoder: what started
 * it ends it when it takes too long, and bounds its memory.
 */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const LIMITS = { limitInputPixels: 50_000_000, failOn: 'warning', sequentialRead: true, pages: 1 };
const FORMATS = ['jpeg', 'png', 'webp'];
/** The boxes that an AVIF file is made of. */
const BOXES = ['ftyp', 'meta', 'mdat', 'free', 'skip', 'moov', 'uuid', 'mini'];
/** The longest side of what is kept of a panorama. */
const MOST_LENGTH = 5760;
const TOO_LARGE = 'Choose a picture of at most 50 megapixels.';
const BROKEN = 'This file is damaged or is no picture. Choose another file.';
const OTHER = 'Choose a JPEG, PNG, WebP or AVIF file.';

/** Bytes after the end of a picture: another file that hides behind it. */
const TRAILING = 'This file has other data after the picture. Save the picture again and upload the new file.';

class Refusal extends Error {}

/** @param {Buffer} bytes */
function formatByName(bytes) {
  const head = bytes.toString('latin1', 0, 1024).trimStart();
  if (/^(<\?xml|<svg|<!doctype svg|<!--)/i.test(head.replace(/^\u00ef\u00bb\u00bf/, '')) || /<svg[\s>]/i.test(head))
    throw new Refusal('SVG drawings are not accepted here. Save it as PNG and upload that.');
  const brand = bytes.toString('latin1', 4, 12);
  if (/^ftyp(hei|hev|mif1|msf1)/.test(brand) && !bytes.toString('latin1', 8, 64).includes('avif'))
    throw new Refusal(
      'HEIC pictures are not read here. On an iPhone choose Settings, Camera, Formats, Most Compatible, or save the ' +
        'picture as JPEG.',
    );
}

/** Where the picture ends, by its own structure; undefined where that is not known. @param {Buffer} b */
function endOf(b, format) {
  if (format === 'png') {
    for (let at = 8; at + 12 <= b.length; ) {
      const next = at + 12 + b.readUInt32BE(at);
      if (b.toString('latin1', at + 4, at + 8) === 'IEND') return next;
      at = next;
    }
    return undefined;
  }
  if (format === 'webp') return 8 + b.readUInt32LE(4) + (b.readUInt32LE(4) & 1);
  if (format === 'heif') {
    let at = 0;
    while (at + 8 <= b.length && BOXES.includes(b.toString('latin1', at + 4, at + 8))) {
      const size = b.readUInt32BE(at);
      if (size < 8) return size === 0 ? b.length : at;
      at += size;
    }
    return at;
  }
  if (format !== 'jpeg') return undefined;
  // Segments of known length, then coded data in which FF is followed by 00 or a restart mark.
  for (let at = 2; at + 4 <= b.length; ) {
    if (b[at] !== 0xff) return undefined;
    const mark = b[at + 1] ?? 0;
    if (mark === 0xff) at += 1;
    else if (mark === 0xd9) return at + 2;
    else {
      at += 2 + b.readUInt16BE(at + 2);
      if (mark !== 0xda) continue;
      for (at = b.indexOf(0xff, at); at >= 0 && isData(b[at + 1] ?? 0); ) at = b.indexOf(0xff, at + 2);
      if (at < 0) return undefined;
    }
  }
  return undefined;
}

const isData = (/** @type {number} */ next) => next === 0 || (next >= 0xd0 && next <= 0xd7);

/** @param {Buffer} bytes */
async function check(bytes) {
  formatByName(bytes);
  const facts = await sharp(bytes, LIMITS).metadata();
  const isAvif = facts.format === 'heif' && facts.compression === 'av1';
  if (!isAvif && !FORMATS.includes(facts.format)) throw new Refusal(OTHER);
  // A phone adds a second picture (a depth map, a wide view) behind a JPEG, which begins like one.
  const end = endOf(bytes, facts.format);
  const rest = end === undefined ? Buffer.alloc(0) : bytes.subarray(end);
  const isPictureOfPhone = facts.format === 'jpeg' && rest[0] === 0xff && rest[1] === 0xd8;
  if (rest.some((byte) => byte !== 0) && !isPictureOfPhone) throw new Refusal(TRAILING);
  return facts.autoOrient;
}

/** The largest part of the picture in this shape, as near to the middle of the focus as it can be. */
function cropOf({ width, height }, shape, { focusX, focusY }) {
  const ratio = shape ?? width / height;
  const cut = {
    width: Math.max(1, Math.min(width, Math.round(height * ratio))),
    height: Math.max(1, Math.min(height, Math.round(width / ratio))),
  };
  const start = (focus, whole, part) => Math.min(whole - part, Math.max(0, Math.round(focus * whole - part / 2)));
  return { ...cut, left: start(focusX, width, cut.width), top: start(focusY, height, cut.height) };
}

const rawOf = ({ data, info: { width, height, channels } }) => sharp(data, { raw: { width, height, channels } });

/** The whole picture, decoded once, as large as its widest crop needs. */
async function readWhole(bytes, { widths, shapes }) {
  const size = await check(bytes);
  const widest = Math.max(...widths);
  const tallest = Math.max(...Object.values(shapes).map((ratio) => widest / (ratio ?? size.width / size.height)));
  const enough = Math.max(widest / size.width, tallest / size.height);
  const scale = Math.min(1, enough, MOST_LENGTH / Math.max(size.width, size.height));
  return sharp(bytes, LIMITS)
    .autoOrient()
    .resize(Math.ceil(size.width * scale))
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The renditions of one shape, and the width of the widest. */
async function makeShape(whole, [shape, ratio], recipe) {
  const crop = cropOf(whole.info, ratio, recipe);
  const fitting = recipe.widths.filter((width) => width <= crop.width);
  const widths = fitting.length > 0 ? fitting : [crop.width];
  const widest = widths.at(-1);
  const cut = await rawOf(whole).extract(crop).resize(widest).raw().toBuffer({ resolveWithObject: true });
  const plain = widths.filter((width) => width <= recipe.plain).at(-1) ?? widths[0];
  const renditions = [];
  for (const width of widths) {
    const resized = () => rawOf(cut).resize(width);
    const add = async (format, made) => renditions.push({ shape, width, format, bytes: await made.toBuffer() });
    await add('avif', resized().avif({ quality: 50, effort: 2 }));
    await add('webp', resized().webp({ quality: 76, effort: 2 }));
    if (width === plain || width === widest) await add('jpg', resized().jpeg({ quality: 78, mozjpeg: true }));
  }
  for (const width of recipe.thumbs.filter((each) => each < widest)) {
    const made = rawOf(cut).resize(width).jpeg({ quality: 76, mozjpeg: true });
    renditions.push({ shape, width, format: 'jpg', bytes: await made.toBuffer() });
  }
  return { widest, renditions, cut };
}

async function make(bytes, recipe) {
  const whole = await readWhole(bytes, recipe);
  const widest = {};
  const renditions = [];
  let first = whole;
  for (const each of Object.entries(recipe.shapes)) {
    const made = await makeShape(whole, each, recipe);
    if (renditions.length === 0) first = made.cut;
    widest[each[0]] = made.widest;
    renditions.push(...made.renditions);
  }
  const master = await rawOf(whole).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
  renditions.push({ shape: 'master', width: 0, format: 'jpg', bytes: master });
  const { dominant } = await sharp(await rawOf(first).resize(64).png().toBuffer()).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
  const ratio = whole.info.width / whole.info.height;
  return { answer: { widest, ratio, colour: `#${hex}` }, renditions };
}

async function readInput() {
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function refusalOf(error) {
  if (error instanceof Refusal) return error.message;
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit|too large/i.test(message)) return TOO_LARGE;
  return /unsupported image format/i.test(message) ? OTHER : BROKEN;
}

sharp.cache(false);
sharp.concurrency(1);
const made = await make(await readInput(), JSON.parse(process.argv[2] ?? '{}')).catch((error) => ({
  answer: { refused: refusalOf(error) },
  renditions: [],
}));
const list = made.renditions.map(({ bytes, ...each }) => ({ ...each, length: bytes.length }));
// Not `maxRSS`, which begins with what the server used when it made this process.
const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
const peak = Math.round(Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0) / 1024);
const head = Buffer.from(JSON.stringify({ ...made.answer, renditions: list, peak }));
const length = Buffer.alloc(4);
length.writeUInt32BE(head.length);
process.stdout.write(Buffer.concat([length, head, ...made.renditions.map(({ bytes }) => bytes)]));
