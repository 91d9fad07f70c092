import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContainerfile } from './read-containerfile.mjs';
import { runStages } from './run-stages.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haven-stages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const FILE = `# A comment.
FROM node:22-slim AS build
WORKDIR /app
COPY one.txt two.txt ./
RUN cat one.txt two.txt > both.txt && \\
    mkdir made && cp both.txt made/copy.txt
FROM node:22-slim
ENV MODE=real DATA_DIR=/data/site
WORKDIR /app
COPY --from=build /app/made made
RUN mkdir /data && chown nobody-of-this-machine /data
USER node
VOLUME /data
EXPOSE 8080
CMD ["node", "server.js"]
`;

describe('a Containerfile without a container', () => {
  it('is done step by step, each stage below a root of its own', () => {
    const context = join(folder, 'context');
    mkdirSync(context);
    writeFileSync(join(context, 'one.txt'), '1');
    writeFileSync(join(context, 'two.txt'), '2');
    const { command, cwd, env, user } = runStages(readContainerfile(FILE), context, folder);
    expect(command).toEqual(['node', 'server.js']);
    expect(env).toMatchObject({ MODE: 'real', DATA_DIR: join(folder, '1/data/site') });
    expect(user).toEqual(process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : undefined);
    expect(Object.keys(env)).not.toContain('VITEST');
    expect(readdirSync(cwd)).toEqual(['made']);
    expect(readFileSync(join(cwd, 'made/copy.txt'), 'utf8')).toBe('12');
    expect(readdirSync(join(folder, '1'))).toEqual(['app', 'data']);
  });

  it('gives folders to the image’s user, and starts as that user alone', () => {
    const file = 'FROM x\nWORKDIR /a\nRUN mkdir /data && chown node:0 /data\nUSER node\nCMD ["x"]\n';
    runStages(readContainerfile(file), folder, folder);
    const { uid, gid } = statSync(join(folder, '0/data'));
    const isRoot = process.getuid?.() === 0;
    expect([uid, gid]).toEqual(isRoot ? [1000, 0] : [process.getuid?.(), process.getgid?.()]);
    expect(() => runStages(readContainerfile('FROM x\nUSER hine\n'), folder, folder)).toThrow('not known: hine');
  });

  it('stops at a step that fails, and at one that nobody knows', () => {
    const failing = readContainerfile('FROM x\nWORKDIR /a\nRUN false\n');
    expect(() => runStages(failing, folder, folder)).toThrow('This step failed: RUN false');
    expect(() => readContainerfile('FROM x\nHEALTHCHECK NONE\n')).toThrow('not known: HEALTHCHECK NONE');
  });

  it('is ours: the databases that it takes from the build can be read by every user', () => {
    const entries = readdirSync('dist/prepared', { recursive: true, withFileTypes: true });
    const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
    expect(paths.filter((path) => path.endsWith('PG_VERSION')).length).toBeGreaterThan(0);
    const unreadable = paths.filter((path) => (statSync(path).mode & 0o004) === 0);
    expect(unreadable).toEqual([]);
  });

  it('is ours: every step of it is known', () => {
    const stages = readContainerfile(readFileSync('demo-pages/Containerfile', 'utf8'));
    expect(stages.map(({ name }) => name)).toEqual(['build', '1']);
  });
});
