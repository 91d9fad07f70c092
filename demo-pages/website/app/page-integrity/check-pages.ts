import { createHash } from 'node:crypto';
import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { pageChecks, queueMail, sitesWith, to } from '../../platform/index.ts';
import type { SiteScripts } from './protect-page.ts';

export interface PageCheckOptions {
  siteOrigin: string;
  siteScripts: SiteScripts;
  fetch: typeof globalThis.fetch;
  /** What this program answers to a request, without the network between. */
  answer(request: Request): Response | Promise<Response>;
}

export interface PageCheckResult {
  findings: PageFinding[];
  /** What did not come. */
  unreachable: PageFinding[];
  scripts: number;
}

/** The payment page needs an order: its scripts are compared without it. */
const OTHER_TAGS = ['gift-checkout'];
const TIMEOUT_MS = 20_000;
/** As visitors' browsers name themselves: who changes pages for donors alone must not know the check. */
const BROWSERS = {
  chromium:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  webkit:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
    'Version/26.0 Mobile/15E148 Safari/604.1',
};
/**
 * The pages that anybody can open and that take payments, and who asks for them. What WebKit gets differs in its head
 * alone, in the same way in every language.
 */
const visits = () =>
  sitesWith('/donate').flatMap((site) =>
    (site.language === 'en' ? Object.values(BROWSERS) : [BROWSERS.chromium]).map((browser) => ({
      place: to(site, '/donate'),
      browser,
    })),
  );
const headersOf = (browser: string) => ({
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-AU,en;q=0.9',
  'user-agent': browser,
});

/**
 * PCI DSS 4.0.1, 11.6.1: fetches the pages that take payments under their public address, with every script that they
 * can load, and compares headers, tags and contents with what was published.
 */
export async function checkPages(options: PageCheckOptions): Promise<PageCheckResult> {
  const { siteOrigin, siteScripts, answer } = options;
  const findings: PageFinding[] = [];
  const unreachable: PageFinding[] = [];
  const read = async (place: string, browser = BROWSERS.chromium): Promise<Response | undefined> => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const headers = headersOf(browser);
      const response = await options.fetch(`${siteOrigin}${place}`, { headers, redirect: 'error', signal });
      if (response.ok) return response;
      unreachable.push({ place, what: `The answer was ${response.status}.` });
    } catch (error) {
      unreachable.push({ place, what: `It could not be fetched: ${(error as Error).message}`.slice(0, 300) });
    }
    return undefined;
  };
  const paths = new Set(OTHER_TAGS.flatMap((tag) => siteScripts.tags[tag] ?? []));
  for (const { place, browser } of visits()) {
    const response = await read(place, browser);
    if (!response) continue;
    const live = await readPage(response);
    const own = await readPage(await answer(new Request(`${siteOrigin}${place}`, { headers: headersOf(browser) })));
    findings.push(...comparePage(place, live, own));
    for (const { src } of scriptsOf(live.text)) if (src) paths.add(src);
    for (const path of Object.keys(importMapOf(live.text))) paths.add(path);
  }
  for (const path of [...paths].sort()) {
    const published = Object.hasOwn(siteScripts.scripts, path) ? siteScripts.scripts[path] : undefined;
    if (!published) {
      findings.push({ place: path.slice(0, 300), what: 'This script is not of the site.' });
      continue;
    }
    const script = await read(path);
    if (script && integrityOf(new Uint8Array(await script.arrayBuffer())) !== published)
      findings.push({ place: path, what: 'The content of this script is not what was built.' });
  }
  return { findings: distinct(findings), unreachable: distinct(unreachable), scripts: paths.size };
}

/** What is the same in both forms of a page is one finding. */
const distinct = (findings: readonly PageFinding[]) => [
  ...new Map(findings.map((finding) => [`${finding.place} ${finding.what}`, finding])).values(),
];

async function readPage(response: Response): Promise<ReadPage> {
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Something in a live page that is not as published. */
interface PageFinding {
  /** The path of the page or script. */
  place: string;
  /** What differs, in a sentence. */
  what: string;
}

/** An answer with a page, as it was read. */
interface ReadPage {
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

const integrityOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

interface PageScript {
  src: string | undefined;
  /** The whole tag, and a digest of what is inside it. */
  tag: string;
}

function scriptsOf(text: string): PageScript[] {
  return [...text.matchAll(SCRIPT)].map(([, attributes = '', content = '']) => ({
    src: /\ssrc="([^"]*)"/.exec(attributes)?.[1],
    tag: `<script${attributes}>${content ? ` with ${integrityOf(content)}` : ''}`,
  }));
}

/** The scripts that a page's import map names, with their integrity. */
function importMapOf(text: string): Record<string, string> {
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
function comparePage(place: string, live: ReadPage, own: ReadPage): PageFinding[] {
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

/** A year of checks must be there to be shown (PCI DSS 4.0.1, 10.5.1). */
const RETENTION_MS = 400 * 86_400_000;
/** Pages that do not come may be a restart: so many checks in a row are reported. */
export const UNREACHABLE_CHECKS = 3;
const MOST_FINDINGS = 50;

/** Stores what a check found, and mails what is new. Resolves with the result. */
export function storePageCheck(
  db: Database,
  { findings, unreachable, scripts }: PageCheckResult,
  now: number,
  alert: { to: string | undefined; siteOrigin: string },
): Promise<typeof pageChecks.$inferSelect.result> {
  const result = findings.length > 0 ? 'changed' : unreachable.length > 0 ? 'unreachable' : 'as published';
  const lines = [...findings, ...unreachable].slice(0, MOST_FINDINGS).map(({ place, what }) => `${place}: ${what}`);
  const found = lines.join('\n').replaceAll('\0', '');
  const at = new Date(now);
  return db.transaction(async (tx) => {
    await tx.delete(pageChecks).where(lt(pageChecks.lastAt, new Date(now - RETENTION_MS)));
    const [last] = await tx.select().from(pageChecks).orderBy(desc(pageChecks.id)).limit(1);
    const isSame = last?.result === result && (result !== 'changed' || last.found === found);
    const row = isSame
      ? { ...last, checks: last.checks + 1 }
      : (
          await tx.insert(pageChecks).values({ result, found, scripts, checks: 1, firstAt: at, lastAt: at }).returning()
        )[0]!;
    if (isSame)
      await tx
        .update(pageChecks)
        .set({ checks: sql`${pageChecks.checks} + 1`, found, scripts, lastAt: at })
        .where(eq(pageChecks.id, last.id));
    const isNews =
      result === 'changed' ? row.checks === 1 : result === 'unreachable' && row.checks === UNREACHABLE_CHECKS;
    if (isNews && alert.to) {
      const { to: address, siteOrigin } = alert;
      await queueMail(tx, alertMail({ result, id: row.id, lines, address, siteOrigin }), now);
    }
    return result;
  });
}

interface PageCheckAlert {
  result: 'changed' | 'unreachable' | 'as published';
  id: number;
  lines: readonly string[];
  address: string;
  siteOrigin: string;
}

const alertMail = ({ result, id, lines, address, siteOrigin }: PageCheckAlert) => ({
  kind: 'policy-alert',
  cause: `page-check:${id}`,
  siteCountryCode: 'AUS' as const,
  to: { address },
  subject:
    result === 'changed'
      ? 'A page that takes payments is not what was published'
      : 'The pages that take payments could not be checked',
  body: [
    {
      heading:
        result === 'changed'
          ? 'Somebody or something has changed a page that takes payments'
          : 'A check could not be made',
    },
    {
      text:
        result === 'changed'
          ? 'If none of you has just deployed a new version, follow “A script was changed” in the guide for ' +
            'operators now: a script that was added to such a page can read what donors type.'
          : `The site could not fetch its own pages ${UNREACHABLE_CHECKS} times in a row. Look whether donors can.`,
    },
    ...lines.slice(0, 10).map((text) => ({ text })),
    { text: `All checks: ${siteOrigin}/back-office/records/page-checks` },
  ],
  reason: 'You’re receiving this email because the site’s alerts go to this address, once for each new result.',
});
