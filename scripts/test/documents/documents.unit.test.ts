import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PARTS } from '../../run-part.mjs';
import { anchorsOf, brokenLinks, commandsOf, findDocuments, linksOf, missingPaths, pathsOf } from './markdown.ts';

const root = new URL('../../..', import.meta.url).pathname;
const FOLDERS = ['elements', 'sdk', 'checkout-widget', 'demo-pages', 'docs', 'scripts', 'testing', 'integrations'];
/** The documents that name files of the repository. Paths in other documents are not checked. */
const DOCUMENTS_WITH_PATHS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(`${root}docs`).flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : [])),
  ...readdirSync(`${root}docs/decisions`).flatMap((file) => (file.endsWith('.md') ? [`docs/decisions/${file}`] : [])),
  ...['authors', 'payments'].flatMap((guide) =>
    readdirSync(`${root}docs/${guide}`).map((file) => `docs/${guide}/${file}`),
  ),
];
/** Names in examples, which no file has. */
const EXAMPLES = /(^|\/)(thank-you|wave-pay|gift-note|story-wall)(\/|\.|$)/;

/** Pages of a site, whose links lead to its addresses. */
const isPage = (file: string) =>
  /^(demo-pages|examples)\/charity\/(?!README)|^scripts\/generate\/new-charity\/template\//.test(file);

describe('documents', () => {
  it('link to files and headings that exist', () => {
    const documents = findDocuments(root).filter((file) => !isPage(file));
    const broken = documents.flatMap((document) => brokenLinks(root, document).map((link) => `${document}: ${link}`));
    expect(broken).toEqual([]);
  });

  it('name paths that exist', () => {
    const missing = DOCUMENTS_WITH_PATHS.flatMap((document) =>
      missingPaths(root, document, FOLDERS).map((path) => `${document}: ${path}`),
    );
    expect(missing.filter((path) => !EXAMPLES.test(path))).toEqual([]);
  });
});

describe('npm commands', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
  const parts: Record<string, Record<string, string>> = PARTS;

  it('are at most twenty', () => {
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(20);
  });

  it('exist where documents and workflows name them, with their parts', () => {
    const workflows = readdirSync(`${root}.github/workflows`).map((file) => `.github/workflows/${file}`);
    const documents = findDocuments(root).filter((file) => file !== 'CHANGELOG.md');
    const unknown = [...documents, ...workflows, '.ci/run'].flatMap((file) =>
      commandsOf(readFileSync(`${root}${file}`, 'utf8'))
        .filter(({ command, part }) => !scripts[command] || (part && parts[command] && !parts[command][part]))
        .map(({ command, part }) => `${file}: ${command} ${part ?? ''}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('decisions', () => {
  const records = readdirSync(`${root}docs/decisions`).filter((file) => /^\d/.test(file));
  const index = readFileSync(`${root}docs/decisions/README.md`, 'utf8');

  it('have numbers without gaps, each once: on a page of its own or in the archive', () => {
    const archived = readdirSync(`${root}docs/decisions/archive`).flatMap((file) =>
      [...readFileSync(`${root}docs/decisions/archive/${file}`, 'utf8').matchAll(/^## (\d{4}) /gm)].map(
        ([, number]) => number,
      ),
    );
    const numbers = [...records.map((file) => file.slice(0, 4)), ...archived].map(Number);
    expect(numbers.sort((one, other) => one - other)).toEqual(numbers.map((_, position) => position + 1));
  });

  it.each([
    ['a dated status', /^# \d{4} .+\n\nStatus: (accepted|superseded by \d{4}), \d{4}-\d\d-\d\d\n/],
    ['three parts', /\n## Context\n\n\S[\s\S]+\n## Decision\n\n\S[\s\S]+\n## Consequences\n\n\S/],
  ])('have %s', (_what, form) => {
    expect(records.filter((file) => !form.test(readFileSync(`${root}docs/decisions/${file}`, 'utf8')))).toEqual([]);
  });

  it('have a line in the index', () => {
    const missing = records.filter((file) => {
      const [, number, title] = /^# (\d{4}) (.+)/.exec(readFileSync(`${root}docs/decisions/${file}`, 'utf8')) ?? [];
      return !index.includes(`| [${number}](${file}) | ${title} |`);
    });
    expect(missing).toEqual([]);
  });
});

describe('what is read from Markdown', () => {
  it('are links and pictures of this site, outside code', () => {
    const text = '[a](b.md#c) ![d](e.webp "f") [g](https://h.example) `[i](j.md)`\n```\n[k](l.md)\n```\n[m](#n)';
    expect(linksOf(text)).toEqual(['b.md#c', 'e.webp', '#n']);
  });

  it('are headings as GitHub names them', () => {
    const text = '# One: a `tag`\n\n## [Two](x.md) & three\n```\n# no\n```\n## One: a tag\n## Māori_2';
    expect(anchorsOf(text)).toEqual(['one-a-tag', 'two--three', 'one-a-tag-1', 'māori_2']);
  });

  it('are npm commands, with the part that is named', () => {
    const text =
      'Run `npm test` or `npm test -- unit a/b`, then `npm run check:provider -- --help`, `npm install && npm start`.';
    expect(commandsOf(text)).toEqual([
      { command: 'test' },
      { command: 'test', part: 'unit' },
      { command: 'check:provider' },
      { command: 'start' },
    ]);
  });

  it('are paths of known folders, without placeholders', () => {
    const text = '`sdk/a.ts` `sdk/b/` `sdk/<wallet>/c.ts` `other/d.ts` `sdk/*` `npm run sdk/e`';
    expect(pathsOf(text, ['sdk'])).toEqual(['sdk/a.ts', 'sdk/b/']);
  });
});
