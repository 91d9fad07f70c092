export function writeZip(files: Readonly<Record<string, string | Uint8Array>>): Buffer;
export function readZip(archive: Buffer): Record<string, Buffer>;
