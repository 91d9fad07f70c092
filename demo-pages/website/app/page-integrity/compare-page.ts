import { createHash } from 'node:crypto';

/** Something in a live page that is not as published. */
export interface PageFinding {
  /** The path of the page or script. */
  place: string;
  /** What differs, in a sentence. */
  what: string;
}

/** An answer with a page, as it was read. */
export interface ReadPage {
  status: number;
  headers: Headers;
  text: string;
}

/** The headers by which a page is protected; each must come as the site sends it. */
const PROTECTING_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'integrity-policy',
  'integrity-policy-report-only',
  'permissions-policy',
  'referrer-policy',
  'reporting-endpoints',
  'strict-transport-security',
  'x-content-type-options',
] as const;

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
/** Instructions to browsers: the page's own policy, or where to go on to. */
const INSTRUCTION = /<meta\b[^>]*\shttp-equiv[^>]*>/gi;
const HANDLER = /<[a-z][^>]*\son[a-z]+\s*=/i;

export const integrityOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

interface PageScript {
  src: string | undefined;
  /** The whole tag, and a digest of what is inside it. */
  tag: string;
}

export function scriptsOf(text: string): PageScript[] {
  return [...text.matchAll(SCRIPT)].map(([, attributes = '', content = '']) => ({
    src: /\ssrc="([^"]*)"/.exec(attributes)?.[1],
    tag: `<script${attributes}>${content ? ` with ${integrityOf(content)}` : ''}`,
  }));
}

/** The scripts that a page's import map names, with their integrity. */
export function importMapOf(text: string): Record<string, string> {
  const map = /<script type="importmap">([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '{}';
  try {
    return (JSON.parse(map) as { integrity?: Record<string, string> }).integrity ?? {};
  } catch {
    return {};
  }
}

/**
 * What of a live page differs from the page that this program answers itself: its protecting headers, its scripts and
 * the policy in it.
 */
export function comparePage(place: string, live: ReadPage, own: ReadPage): PageFinding[] {
  const findings: PageFinding[] = [];
  const find = (what: string) => findings.push({ place, what: what.slice(0, 500) });
  for (const name of PROTECTING_HEADERS) {
    const [seen, sent] = [live.headers.get(name), own.headers.get(name)];
    if (seen === sent) continue;
    if (seen === null) find(`The header ${name} is missing.`);
    else find(sent === null ? `The header ${name} was added: ${seen}` : `The header ${name} differs: ${seen}`);
  }
  const compareTags = (what: string, tagsOf: (text: string) => string[]) => {
    const [seen, sent] = [tagsOf(live.text), tagsOf(own.text)];
    for (const tag of seen) if (!sent.includes(tag)) find(`${what} was added or changed: ${tag}`);
    for (const tag of sent) if (!seen.includes(tag)) find(`${what} is missing: ${tag}`);
  };
  compareTags('A script', (text) => scriptsOf(text).map(({ tag }) => tag));
  compareTags('A policy or instruction', (text) => text.match(INSTRUCTION) ?? []);
  if (HANDLER.test(live.text) && !HANDLER.test(own.text)) find('An element has a script in an attribute.');
  return findings;
}
