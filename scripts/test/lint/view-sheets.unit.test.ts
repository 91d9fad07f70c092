import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { sheetsIn } from './sheets-in.ts';

const elements = resolve(import.meta.dirname, '../../../elements');
const sources = readdirSync(elements, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => [file.replaceAll('\\', '/'), readFileSync(resolve(elements, file), 'utf8')] as const);
const lightTags = new Set(sources.flatMap(([file, code]) => (/root: 'light'/.test(code) ? [file.split('/')[0]] : [])));

/** What stands before each outermost brace of a sheet. */
function headsOf(css: string): string[] {
  const heads: string[] = [];
  let depth = 0;
  let head = '';
  for (const sign of css.replace(/\/\*.*?\*\/|"[^"\n]*"|;(?=[^{}]*\{)/gs, (part) => (part[0] === '"' ? part : ''))) {
    if (sign === '{' && depth === 0) heads.push(head.trim());
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    head = depth === 0 && sign !== '}' ? head + sign : '';
  }
  return heads;
}

// Inside a view the runtime takes all properties back to the layers (runtime/styles/views.css), so a weaker rule has no
// effect.
it('what a light tag styles lies in a layer of ours, or is stronger than what takes other rules back', () => {
  expect(lightTags.size).toBeGreaterThan(15);
  const faults = sheetsIn('elements').flatMap(([file, css]) => {
    const isOfLightTag = sources.some(
      ([source, code]) => lightTags.has(source.split('/')[0]) && code.includes(`/${basename(file)}?inline`),
    );
    return isOfLightTag && !file.endsWith('/tokens.css')
      ? headsOf(css)
          .filter((head) => !/^@layer haven\.\w+$|^:is\(.*, (#_){6}\)$|^@keyframes /.test(head))
          .map((head) => `${file}: ${head}`)
      : [];
  });
  expect(faults).toEqual([]);
});
