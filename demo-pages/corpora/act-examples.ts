import { readdirSync, readFileSync } from 'node:fs';
import { corpusFile } from './corpus.ts';

/** An example of an ACT rule, as its authors publish it. */
export interface ActExample {
  id: string;
  rule: string;
  expected: 'passed' | 'failed' | 'inapplicable';
  html: string;
}

const EXAMPLE = /^#### (Passed|Failed|Inapplicable) Example (\d+)\s*$(.*?)^```html\s*$(.*?)^```\s*$/gms;

/** The examples of all rules that are HTML. */
export function actExamples(): ActExample[] {
  return readdirSync(corpusFile('act-rules.github.io', '_rules'))
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = readFileSync(corpusFile('act-rules.github.io', '_rules', file), 'utf8');
      const rule = /^id: (\w+)$/m.exec(text)?.[1] ?? '';
      return [...text.matchAll(EXAMPLE)]
        .filter(([, , , between = '']) => !between.includes('\n#'))
        .map(([, kind = '', number = '', , html = '']): ActExample => {
          const expected = kind.toLowerCase() as ActExample['expected'];
          return { id: `${rule}-${expected}-${number}`, rule, expected, html: html.trim() };
        });
    });
}

/** A whole page: most examples are a part of one. */
export const pageOf = ({ html }: ActExample): string =>
  /<html|<!doctype/i.test(html)
    ? html
    : `<!DOCTYPE html><html lang="en"><head><title>An example</title></head><body>${html}</body></html>`;
