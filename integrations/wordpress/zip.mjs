import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

// The first day that the format knows: two builds of the same files agree in every byte.
const DAY = 0x21;
const UTF8 = 0x800;

/** The fields of a file that both of its headers have. */
function headerOf(name, content, packed) {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(UTF8, 2);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt16LE(DAY, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

function entryOf(fields, offset) {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(20, 4);
  fields.copy(head, 6);
  head.writeUInt32LE(offset, 42);
  return head;
}

/** A zip archive of `{ path: content }`. */
export function writeZip(files) {
  const parts = [];
  const entries = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content, { level: 9 });
    const fields = headerOf(name, content, packed);
    const part = [Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed];
    entries.push(entryOf(fields, offset), Buffer.from(name));
    parts.push(...part);
    offset += part.reduce((sum, { length }) => sum + length, 0);
  }
  const size = entries.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  for (const at of [8, 10]) end.writeUInt16LE(entries.length / 2, at);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...entries, end]);
}

/** The files of a zip archive, by path; folders are left out. */
export function readZip(archive) {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const files = {};
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place));
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    if (!name.endsWith('/')) files[name] = archive.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
