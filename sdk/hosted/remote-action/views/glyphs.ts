import { type SVGTemplateResult, svg } from 'lit/html.js';

const PATHS: Record<string, string> = {
  card: 'M2 5.5h16v9H2zM2 8.5h16',
  user: 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3.5 17a6.5 6.5 0 0 1 13 0',
  calendar: 'M3 5h14v12H3zM3 8.5h14M7 3v3M13 3v3',
  lock: 'M4.5 9h11v8h-11zM7 9V6.5a3 3 0 0 1 6 0V9',
  bank: 'M3 8l7-4 7 4zM5 8v7M10 8v7M15 8v7M3 17h14',
  mail: 'M2.5 5h15v10h-15zM2.5 5.5 10 11l7.5-5.5',
  phone: 'M5 3h3l1.5 4-2 1.5a9 9 0 0 0 4 4l1.5-2 4 1.5v3a1.5 1.5 0 0 1-1.5 1.5A12 12 0 0 1 3.5 4.5 1.5 1.5 0 0 1 5 3z',
  home: 'M3 9.5 10 4l7 5.5M5 8.5V16h10V8.5',
  gift: 'M3 8h14v3H3zM4.5 11v6h11v-6M10 8v9M10 8C6 8 6 3.5 8 3.5S10 8 10 8s0-4.5 2-4.5S14 8 10 8',
};

/** A line drawing by its name; null for an unknown name. */
export function glyph(name: string | undefined): SVGTemplateResult | null {
  const path = name !== undefined && Object.hasOwn(PATHS, name) ? PATHS[name] : undefined;
  return path ? svg`<path d=${path}></path>` : null;
}
