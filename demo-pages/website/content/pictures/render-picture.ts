import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../../server/database/project-root.ts';

const PROGRAM = join(projectRoot, 'demo-pages/website/content/pictures/render-picture-child.mjs');
/** Of work: a large picture takes twenty seconds. */
const CPU_LIMIT_S = 60;
/** By the clock, beside other work of the machine. */
const TIME_LIMIT_MS = 120_000;
/** Of address space, in KiB: Node itself reserves more than a gigabyte that it never uses. */
const MEMORY_LIMIT_KB = 2_500_000;
/** More than the renditions of a picture of noise. */
const MOST_ANSWER_BYTES = 80 * 1024 * 1024;

/** What the pictures of a recipe have in common. */
export interface PictureRecipe {
  /** Width by height of each crop; null for the picture’s own. */
  shapes: Readonly<Record<string, number | null>>;
  focusX: number;
  focusY: number;
  widths: readonly number[];
  /** The greatest width of the smaller JPEG. */
  plain: number;
  /** The widths of still smaller JPEGs. */
  thumbs: readonly number[];
}

export interface Rendition {
  /** That of its crop; `master` for the whole picture. */
  shape: string;
  width: number;
  format: 'avif' | 'webp' | 'jpg';
  bytes: Uint8Array<ArrayBuffer>;
}

export interface RenderedPicture {
  /** The width of the widest rendition of each shape. */
  widest: Readonly<Record<string, number>>;
  colour: string;
  /** The picture’s own width by its height. */
  ratio: number;
  renditions: Rendition[];
  /** The most memory that the process used, in MiB. */
  peak: number;
}

export type RenderResult = RenderedPicture | { refused: string; peak?: number };

const TOO_MUCH = 'This picture takes too much time or memory. Save it smaller and upload that.';

interface Answer {
  refused?: string;
  widest: Record<string, number>;
  colour: string;
  ratio: number;
  renditions: (Omit<Rendition, 'bytes'> & { length: number })[];
  peak: number;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the renditions of an uploaded file, or says why it is refused. One at a time in this process of the server;
 * each in a process of its own, which is ended after `timeLimit` milliseconds.
 */
export function renderPicture(
  bytes: Uint8Array,
  recipe: PictureRecipe,
  { timeLimit = TIME_LIMIT_MS }: { timeLimit?: number } = {},
): Promise<RenderResult> {
  const result = last.then(() => runChild(bytes, recipe, timeLimit));
  last = result.catch(() => undefined);
  return result;
}

function runChild(bytes: Uint8Array, recipe: PictureRecipe, timeLimit: number): Promise<RenderResult> {
  const program = [process.execPath, PROGRAM, JSON.stringify(recipe)];
  // Other systems than Linux have no such bound: the time limit is all.
  const isBounded = process.platform === 'linux';
  const [command = '', ...args] = isBounded
    ? ['/bin/sh', '-c', `ulimit -v ${MEMORY_LIMIT_KB}; ulimit -t ${CPU_LIMIT_S}; exec "$0" "$@"`, ...program]
    : program;
  // The decoder of files of strangers gets no secrets.
  const env = { PATH: process.env['PATH'], HOME: '/nonexistent', MALLOC_ARENA_MAX: '2' };
  const child = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'ignore'] });
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const timer = setTimeout(() => child.kill('SIGKILL'), timeLimit);
    child.stdout.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > MOST_ANSWER_BYTES) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    // A child that ended before it had read everything.
    child.stdin.on('error', () => undefined);
    child.stdin.end(bytes);
    const done = (isWhole: boolean) => {
      clearTimeout(timer);
      resolve(isWhole ? readAnswer(Buffer.concat(chunks)) : { refused: TOO_MUCH });
    };
    child.on('error', () => done(false));
    child.on('close', (code) => done(code === 0 && length > 4));
  });
}

function readAnswer(answer: Buffer): RenderResult {
  let at = 4 + answer.readUInt32BE(0);
  const { refused, renditions, ...rest } = JSON.parse(answer.toString('utf8', 4, at)) as Answer;
  if (refused !== undefined) return { refused, peak: rest.peak };
  const parts = renditions.map(({ length, ...each }) => {
    const bytes = new Uint8Array(answer.subarray(at, at + length));
    at += length;
    return { ...each, bytes };
  });
  return { ...rest, renditions: parts };
}
