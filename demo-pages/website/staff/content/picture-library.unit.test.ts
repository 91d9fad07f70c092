import { deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureRenditions, pictures } from '../../content/pictures/pictures-schema.ts';
import { renderPicture } from '../../content/pictures/render-picture.ts';
import { edit } from '../../content/testing/edit-content.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { formOf } from '../testing/open-records.ts';
import { openStaff, type StaffVisitor, signInAs } from '../testing/sign-in-as.ts';

const PATH = '/back-office/records/pictures';
const MOST_BYTES = 20 * 1024 * 1024;
const MINUTES = 600_000;

let shop: Shop;
let care: StaffVisitor;
beforeAll(async () => {
  shop = await openShop();
  openStaff(shop);
  care = await signInAs(shop, 'supporter-care', 'Cara Care');
});
afterAll(() => shop.database.close());

const db = () => shop.database.db;
const plain = (width: number, height: number, background = '#c04020') =>
  sharp({ create: { width, height, channels: 3, background } });
const uploadForm = async (bytes: Uint8Array, fields: Record<string, string> = {}, name = 'photo.jpg') => {
  const form = new FormData();
  for (const [key, value] of Object.entries({ ...formOf(await care.text(PATH), '/pictures'), ...fields }))
    if (key !== 'file') form.set(key, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
};
const upload = async (...of: Parameters<typeof uploadForm>) =>
  care.send(PATH, { method: 'POST', body: await uploadForm(...of) });

/** A photo of two halves with a place, a device and a name in its EXIF. */
const photo = async (blue: string) => {
  const right = await plain(800, 900, blue).png().toBuffer();
  return plain(1600, 900)
    .composite([{ input: right, left: 800, top: 0 }])
    .withExif({
      IFD0: { Make: 'SecretCamera', Artist: 'Secret Name' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '36/1 50/1 0/1' },
    })
    .jpeg()
    .toBuffer();
};

const FACTS = { 'alt.en': 'A red and a blue half', 'alt.fr': 'Deux moitiés', credit: 'A. N. Other', focusX: '100' };
/** Uploads a photo of its own for a test, and returns its row. */
const uploaded = async (name: string, blue: string) => {
  const answer = await upload(await photo(blue), FACTS, name);
  expect(answer.headers.get('location')).toBe(`${PATH}?done=uploaded`);
  const [stored] = await db().select().from(pictures).where(eq(pictures.name, name));
  return stored!;
};
const digestIn = (image = '') => image.split('/')[2] ?? '';
const renditionsOf = (crop: string | undefined) =>
  db()
    .select()
    .from(pictureRenditions)
    .where(eq(pictureRenditions.digest, digestIn(crop)));

describe('a picture that staff upload', { timeout: MINUTES }, () => {
  it('is made into widths and formats without metadata', async () => {
    const original = await photo('#1040c0');
    expect(original.includes('SecretCamera')).toBe(true);
    expect((await sharp(original).metadata()).exif?.length).toBeGreaterThan(0);
    const stored = await uploaded('widths.jpg', '#1040c0');
    const rows = await renditionsOf(stored.crops['4:3']);
    // Four by three out of 1600 by 900 is 1200 by 900.
    const widths = [320, 416, 540, 700, 910, 1180];
    const of = (format: string) => rows.filter((row) => row.format === format).map(({ width }) => width);
    expect(of('avif').toSorted((a, b) => a - b)).toEqual(widths);
    expect(of('webp').toSorted((a, b) => a - b)).toEqual(widths);
    expect(of('jpg').toSorted((a, b) => a - b)).toEqual([64, 96, 128, 192, 540, 1180]);
    const wide = await renditionsOf(stored.crops['16:9']);
    expect(wide.map(({ width }) => width)).toContain(1530);
    const master = await db()
      .select()
      .from(pictureRenditions)
      .where(eq(pictureRenditions.digest, stored.master ?? ''));
    expect(master).toHaveLength(1);
    const shapes = [...rows.map((row) => [row, 0.75] as const), ...wide.map((row) => [row, 9 / 16] as const)];
    for (const [{ bytes, width }, ratio] of [...shapes, [master[0]!, 0] as const]) {
      if (!bytes) throw new Error('No bytes.');
      const made = await sharp(bytes).metadata();
      expect(Buffer.from(bytes).includes('Secret')).toBe(false);
      expect([made.exif, made.xmp, made.icc, made.iptc]).toEqual([undefined, undefined, undefined, undefined]);
      if (ratio > 0) expect([made.width, Math.abs((made.height ?? 0) - width * ratio) <= 1]).toEqual([width, true]);
    }
    // The focus is at the right: the crop has two thirds of blue.
    expect(stored.colour).toMatch(/^#[0-3].[2-5].[a-d].$/);
  });

  it('is stored once, and served by any process with type, range and caching', async () => {
    const { image } = await uploaded('served.jpg', '#1040d0');
    const again = await upload(await photo('#1040d0'), {}, 'again.jpg');
    expect(again.status).toBe(422);
    expect(await again.text()).toContain('This file is in the library already: served.jpg.');
    expect(await db().select().from(pictures).where(eq(pictures.name, 'again.jpg'))).toEqual([]);
    const visitor = new Visitor(shop);
    const other = new Visitor(shop);
    other.website = shop.startWebsite();
    const whole = await visitor.send(image);
    expect(whole.headers.get('content-type')).toBe('image/jpeg');
    expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(Buffer.from(await (await other.send(image)).arrayBuffer()).equals(bytes)).toBe(true);
    const part = await other.send(image, { headers: { range: 'bytes=10-19' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true);
    const etag = whole.headers.get('etag') ?? '';
    expect((await visitor.send(image, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await visitor.send(image, { headers: { range: 'bytes=99999999-' } })).status).toBe(416);
    expect((await visitor.send(image.replace('.jpg', '.avif'))).headers.get('content-type')).toBe('image/avif');
    expect((await visitor.send(image.replace('1180', '1181'))).status).toBe(404);
  });

  it('is chosen for a gift, shown in the shop, and not deleted while it is used', async () => {
    const { image, digest } = await uploaded('gift.jpg', '#1040e0');
    const gift = '/back-office/records/content/gifts/safe-water';
    expect((await edit(care, gift, { image, act: 'publish' })).status).toBe(303);
    const small = image.replace('1180', '540');
    const visitor = new Visitor(shop);
    const page = await visitor.text('/gifts/safe-water');
    expect(page).toContain(`src="${small}"`);
    expect(page).toContain('alt="A red and a blue half"');
    expect(await visitor.text('/fr/gifts/safe-water')).toContain('alt="Deux moitiés"');
    const beside = await visitor.text('/gifts/emergency-tent');
    expect(beside).toMatch(/<source type="image\/avif" srcSet="[^"]*320w, [^"]*1180w" sizes="[^"]+"\/>/i);
    const library = await care.text(PATH);
    expect(library).toContain('gift safe-water');
    expect(library).toContain('Descriptions are missing');
    const path = `${PATH}/${digest}`;
    const form = formOf(library, `/${digest}`);
    const kept = await care.form(path, { ...form, act: 'delete' });
    expect([kept.status, (await kept.text()).includes('This picture is used')]).toEqual([422, true]);
    await care.form(path, { ...form, act: 'describe', 'alt.en': 'Water' });
    expect(await visitor.text('/gifts/safe-water')).toContain('alt="Water"');
    await edit(care, gift, { image: image.replace(/[0-9a-f]{64}/, '0'.repeat(64)), act: 'publish' }).then(
      async (no) => {
        expect([no.status, (await no.text()).includes('This picture was deleted')]).toEqual([422, true]);
      },
    );
  });

  it('is replaced wherever it is used, and its old addresses lead to the new file [O3.04]', async () => {
    const { image, digest, crops } = await uploaded('first.jpg', '#1040f0');
    await edit(care, '/back-office/records/content/gifts/safe-water', { image, act: 'publish' });
    const library = await care.text(PATH);
    const form = new FormData();
    for (const [key, value] of Object.entries(formOf(library, `/${digest}/file`)))
      if (key !== 'file') form.set(key, value);
    form.set('file', new Blob([new Uint8Array(await photo('#10f040'))]), 'second.jpg');
    const answer = await care.send(`${PATH}/${digest}/file`, { method: 'POST', body: form });
    expect(answer.headers.get('location')).toBe(`${PATH}?done=replaced`);
    const [now] = await db().select().from(pictures).where(eq(pictures.image, image));
    expect([now?.name, now?.credit, now?.alt['fr']], '[O3.04]').toEqual(['second.jpg', 'A. N. Other', 'Deux moitiés']);
    const visitor = new Visitor(shop);
    const small = now?.crops['4:3']?.replace('1180', '540') ?? '';
    for (const path of ['/gifts/safe-water', '/gifts/emergency-tent', '/gifts']) {
      const page = await visitor.text(path);
      expect([page.includes(small), page.includes(digestIn(image))], `[O3.04] ${path}`).toEqual([true, false]);
    }
    const old = await visitor.send(crops['4:3']?.replace('1180.jpg', '700.avif') ?? '');
    expect([old.status, old.headers.get('location')]).toEqual([
      302,
      now?.crops['4:3']?.replace('1180.jpg', '700.avif'),
    ]);
    expect(await renditionsOf(crops['4:3']), 'the bytes of the old file are gone').toEqual([]);
    expect((await visitor.send(small)).status).toBe(200);
    const kept = await care.form(`${PATH}/${now?.digest}`, {
      ...formOf(await care.text(PATH), `/${now?.digest}`),
      act: 'delete',
    });
    expect([kept.status, (await kept.text()).includes('This picture is used')], '[O3.04]').toEqual([422, true]);
    const same = await care.send(`${PATH}/${now?.digest}/file`, { method: 'POST', body: form });
    expect(same.status, 'the same form again').toBe(422);
  });

  it('is cut anew when its focus changes', async () => {
    const { image, digest, crops, master } = await uploaded('focus.jpg', '#2040f0');
    const fields = formOf(await care.text(PATH), `/${digest}`);
    expect([fields['focusX'], fields['focusY']]).toEqual(['100', '50']);
    const answer = await care.form(`${PATH}/${digest}`, { ...fields, act: 'describe', focusX: '0', credit: 'B' });
    expect(answer.headers.get('location')).toBe(`${PATH}?done=cut`);
    const [now] = await db().select().from(pictures).where(eq(pictures.image, image));
    expect([now?.credit, now?.focusX, now?.digest]).toEqual(['B', 0, digest]);
    // At the left two thirds are red.
    expect(now?.colour).toMatch(/^#[b-d].[2-5].[0-3].$/);
    expect(now?.crops['4:3']).not.toBe(crops['4:3']);
    expect(now?.crops['4:3']).toMatch(/\/1180\.jpg$/);
    expect(now?.master).not.toBe(master);
    const moved = await new Visitor(shop).send(crops['16:9'] ?? '');
    expect([moved.status, moved.headers.get('location')]).toEqual([302, now?.crops['16:9']]);
  });

  it('is found by its texts and its places, or because a description is missing [O3.04]', async () => {
    const words = async (query: string) => care.text(`${PATH}${query}`);
    await uploaded('harbour.jpg', '#3040f0');
    expect(await words('?search=HARBOUR'), '[O3.04]').toContain('<h3>harbour.jpg</h3>');
    expect(await words('?search=nothing-like-it')).toContain('No pictures.');
    expect(await words('?search=gift+safe-water')).not.toContain('<h3>harbour.jpg</h3>');
    expect(await words(''), '[O3.04]').toMatch(/Show the \d+ that lack a description/);
    const alt = Object.fromEntries(['en', 'ar', 'es', 'fr', 'mi', 'vi', 'zh'].map((each) => [`alt.${each}`, 'A dog']));
    await upload(await plain(40, 30, '#204080').png().toBuffer(), alt, 'whole.png');
    const missing = await words('?missing=1');
    const has = ['harbour.jpg', 'whole.png'].map((name) => missing.includes(`<h3>${name}</h3>`));
    expect(has, '[O3.04]').toEqual([true, false]);
  });

  it('is deleted when nothing uses it', async () => {
    await upload(await plain(400, 300, '#208040').png().toBuffer(), {}, 'unused.png');
    const stored = (await db().select().from(pictures)).find(({ name }) => name === 'unused.png');
    const form = formOf(await care.text(PATH), `/${stored?.digest}`);
    expect((await care.form(`${PATH}/${stored?.digest}`, { ...form, act: 'delete' })).status).toBe(303);
    expect((await new Visitor(shop).send(stored?.image ?? '')).status).toBe(404);
  });

  it('needs the role, the form’s key and the site’s own page', async () => {
    const form = await uploadForm(await plain(8, 6).png().toBuffer());
    const reader = await signInAs(shop, 'reader', 'Rae Reader');
    expect((await reader.send(PATH, { method: 'POST', body: form })).status).toBe(403);
    const foreign = { origin: 'https://evil.example' };
    expect((await care.send(PATH, { method: 'POST', body: form, headers: foreign })).status).toBe(403);
    form.set('formKey', 'x');
    expect((await care.send(PATH, { method: 'POST', body: form })).status).toBe(422);
  });
});

/** A chunk of a PNG with a right or a wrong sum. */
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  let sum = 0xffffffff;
  for (const byte of body) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  const [length, end] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  end.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, end]);
}

function pngOf(width: number, height: number, pixels: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0], 8);
  const data = chunk('IDAT', deflateSync(pixels));
  const mark = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([mark, chunk('IHDR', head), data, chunk('IEND', Buffer.alloc(0))]);
}

/** O3.03: at least sixty files that are no pictures, or more than they say. */
async function hostileFiles(): Promise<Record<string, Buffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const base = sharp({ create: { width: 120, height: 90, channels: 3, background: 'red', noise } });
  const whole = {
    jpeg: await base.clone().jpeg().toBuffer(),
    png: await base.clone().png().toBuffer(),
    webp: await base.clone().webp().toBuffer(),
    avif: await base.clone().avif({ effort: 0 }).toBuffer(),
  };
  const files: Record<string, Buffer> = {};
  const script = Buffer.from('<script>alert(1)</script>');
  const zip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
  for (const [format, bytes] of Object.entries(whole)) {
    for (const part of [0.02, 0.3, 0.6, 0.9])
      files[`${format} cut at ${part}`] = bytes.subarray(0, Math.floor(bytes.length * part));
    files[`${format} with a page behind`] = Buffer.concat([bytes, script]);
    files[`${format} with an archive behind`] = Buffer.concat([bytes, zip]);
    files[`${format} with a page before`] = Buffer.concat([script, bytes]);
    const flipped = Buffer.from(bytes);
    for (let at = 4; at < 60; at += 3) flipped[at] = (flipped[at] ?? 0) ^ 0xff;
    files[`${format} with flipped bytes`] = flipped;
  }
  const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`);
  files['svg'] = svg('<rect/>');
  files['svg with a script'] = svg('<script>alert(1)</script>');
  files['svg with an event'] = svg('<rect onload="alert(1)"/>');
  files['svg with an outer image'] = svg('<image href="https://evil.example/x.png"/>');
  files['svg with an outer style'] = svg('<style>@import "https://evil.example/x.css";</style>');
  files['svg with a page'] = svg('<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>');
  files['svg after a declaration'] = Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg('<rect/>')]);
  files['svg after a mark'] = Buffer.concat([Buffer.from('efbbbf', 'hex'), svg('<rect/>')]);
  files['svg after a comment'] = Buffer.concat([Buffer.from('<!-- a -->'), svg('<rect/>')]);
  files['svg with entities'] = Buffer.concat([
    Buffer.from('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
    svg('<text>&a;</text>'),
  ]);
  files['png of 60,000 squared'] = pngOf(60_000, 60_000, Buffer.alloc(16));
  files['png of 12,000 squared'] = pngOf(12_000, 12_000, Buffer.alloc(12_000 * 1501));
  files['png of too few pixels'] = pngOf(4000, 4000, Buffer.alloc(100));
  files['png of no pixels'] = pngOf(0, 0, Buffer.alloc(0));
  const size = whole.jpeg.indexOf(Buffer.from('ffc0', 'hex'));
  files['jpeg of 65,500 squared'] = Buffer.from(whole.jpeg);
  files['jpeg of 65,500 squared'].writeUInt16BE(65_500, size + 5);
  files['jpeg of 65,500 squared'].writeUInt16BE(65_500, size + 7);
  files['gif'] = await base.clone().gif().toBuffer();
  files['gif that is a script'] = Buffer.from('GIF89a/*\0\0\0\0*/=1;alert(1)');
  files['tiff'] = await base.clone().tiff().toBuffer();
  files['heic'] = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  files['heif'] = Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1');
  files['page'] = Buffer.from('<!doctype html><title>a</title>');
  files['pdf'] = Buffer.from('%PDF-1.7\n%%EOF');
  files['zip'] = zip;
  files['program'] = Buffer.from('7f454c4602010100', 'hex');
  files['text'] = Buffer.from('a picture');
  files['zeros'] = Buffer.alloc(100_000);
  files['one byte'] = Buffer.from([0xff]);
  files['bmp'] = Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]);
  files['film'] = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1');
  files['script'] = Buffer.from('push graphic-context\nfill \'url(https://evil.example/"|id")\'');
  return files;
}

describe('files that are no pictures', { timeout: MINUTES }, () => {
  it('are refused with a sentence, and others are answered meanwhile [O3.03]', async () => {
    const files = await hostileFiles();
    expect(Object.keys(files).length).toBeGreaterThanOrEqual(60);
    const before = await db().select().from(pictureRenditions);
    const visitor = new Visitor(shop);
    const memory = process.memoryUsage().rss;
    let most = 0;
    const passed: string[] = [];
    for (const [name, bytes] of Object.entries(files)) {
      const [answer, meanwhile] = await Promise.all([upload(bytes, {}, name), visitor.send('/healthz')]);
      expect(meanwhile.status).toBe(200);
      const text = await answer.text();
      if (answer.status !== 422 || !/<a href="#file">[A-Z][^<]+\.<\/a>/.test(text)) passed.push(name);
      most = Math.max(most, process.memoryUsage().rss - memory);
    }
    expect(passed).toEqual([]);
    expect(await db().select().from(pictureRenditions)).toHaveLength(before.length);
    expect(most / 1024 / 1024).toBeLessThan(200);
  });

  it('say what to do instead', async () => {
    const refusal = async (bytes: Buffer) => (await upload(bytes)).text();
    expect(await refusal(Buffer.from('<svg/>'))).toContain('SVG drawings are not accepted here');
    expect(await refusal(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toContain('Most Compatible');
    expect(await refusal(pngOf(60_000, 60_000, Buffer.alloc(16)))).toContain('at most 50 megapixels');
  });

  it('stop at 20 MB, also without a length [O3.03]', async () => {
    const large = await upload(Buffer.alloc(MOST_BYTES + 1));
    expect([large.status, (await large.text()).includes('at most 20 MB')]).toEqual([422, true]);
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const init = { method: 'POST', body: endless, headers, duplex: 'half' };
    expect((await care.send(PATH, init as RequestInit)).status).toBe(413);
    expect(sent).toBeLessThan(40);
  });

  it('take no more time than the limit [O3.03]', async () => {
    const slow = await plain(6000, 6000).png().toBuffer();
    const recipe = { shapes: { '4:3': 4 / 3 }, focusX: 0.5, focusY: 0.5, widths: [320, 1920], plain: 540, thumbs: [] };
    const result = await renderPicture(slow, recipe, { timeLimit: 1 });
    expect(result).toEqual({ refused: 'This picture takes too much time or memory. Save it smaller and upload that.' });
  });
});
