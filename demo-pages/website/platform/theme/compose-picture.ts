import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../../server/database/project-root.ts';

const PROGRAM = join(projectRoot, 'demo-pages/website/platform/theme/render-marks-child.mjs');
/** By the clock, beside other work of the machine. */
const TIME_LIMIT_MS = 60_000;
const MOST_BYTES = 4 * 1024 * 1024;

/** A picture on the place where it is shown. */
export interface PictureLayer {
  bytes: Uint8Array;
  left: number;
  top: number;
  width: number;
  height: number;
  /** `contain` shows all of it, `cover` fills the place. */
  fit?: 'contain' | 'cover';
}

export interface ComposedPicture {
  width: number;
  height: number;
  /** A colour of CSS; `transparent` for none. */
  background: string;
  format: 'png' | 'jpg';
  layers: readonly PictureLayer[];
}

let last: Promise<unknown> = Promise.resolve();

/** Renders layers into one picture, one picture at a time, in a process that ends after a time. */
export function composePicture(picture: ComposedPicture): Promise<Uint8Array<ArrayBuffer>> {
  const result = last.then(() => runChild(picture));
  last = result.catch(() => undefined);
  return result;
}

function runChild({ layers, ...picture }: ComposedPicture): Promise<Uint8Array<ArrayBuffer>> {
  const input = {
    ...picture,
    layers: layers.map(({ bytes, fit = 'contain', ...place }) => ({
      ...place,
      fit,
      data: Buffer.from(bytes).toString('base64'),
    })),
  };
  const env = { PATH: process.env['PATH'], HOME: '/nonexistent' };
  const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['pipe', 'pipe', 'ignore'] });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const timer = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT_MS);
    child.stdout.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > MOST_BYTES) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    // A child that ended before it had read everything.
    child.stdin.on('error', () => undefined);
    child.stdin.end(JSON.stringify(input));
    const fail = () => reject(new Error('A picture of the organisation could not be rendered.'));
    child.on('error', fail);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code === 0 && length > 0) resolve(new Uint8Array(Buffer.concat(chunks)));
      else fail();
    });
  });
}
