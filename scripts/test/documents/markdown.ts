import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const SKIPPED = /^(node_modules|dist|\.(?!github$).*)$/;

/** Every Markdown file of the project, as a path from its folder. */
export function findDocuments(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED.test(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return findDocuments(root, path);
    return entry.name.endsWith('.md') ? [path] : [];
  });
}

const withoutBlocks = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '');

/** The ids that GitHub gives to headings: a repeated heading gets a number. */
export function anchorsOf(text: string): string[] {
  const seen = new Map<string, number>();
  return [...withoutBlocks(text).matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => {
    const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = words.replace(/[^\p{L}\p{N}\p{M} _-]/gu, '').replaceAll(' ', '-');
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

/** The targets of links and pictures, without those to other sites. */
export function linksOf(text: string): string[] {
  const prose = withoutBlocks(text).replace(/`[^`\n]*`/g, '');
  const targets = [...prose.matchAll(/\]\(([^)\s]+)(?: "[^"]*")?\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => !/^[a-z][a-z\d+.-]*:/i.test(target));
}

/** The broken links of a document: a missing file or heading. */
export function brokenLinks(root: string, document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  return linksOf(text).filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? join(root, document) : resolve(root, dirname(document), decodeURI(path));
    if (relative(root, target).startsWith('..') || !existsSync(target)) return true;
    if (anchor === undefined) return false;
    return statSync(target).isDirectory() || !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
  });
}

/** The paths in backticks that refer to files or folders of this repository: they start with one of its folders. */
export function pathsOf(text: string, folders: readonly string[]): string[] {
  const spans = [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return spans.filter((span) => /^[\w@.-]+(\/[\w@.-]+)*\/?$/.test(span) && folders.includes(span.split('/')[0] ?? ''));
}

/** The paths that do not exist. */
export const missingPaths = (root: string, document: string, folders: readonly string[]): string[] =>
  pathsOf(readFileSync(join(root, document), 'utf8'), folders).filter((path) => !existsSync(join(root, path)));

/** The npm commands of a text, each with the part that follows `--`. */
export const commandsOf = (text: string): { command: string; part?: string }[] =>
  [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)(?: -- ([a-z][\w-]*))?/g)].map(([, script, own, part]) => ({
    command: script ?? own ?? '',
    ...(part && { part }),
  }));
