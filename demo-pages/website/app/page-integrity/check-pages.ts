import { sitesWith, to } from '../../platform/index.ts';
import { comparePage, importMapOf, integrityOf, type PageFinding, type ReadPage, scriptsOf } from './compare-page.ts';
import type { SiteScripts } from './site-scripts.ts';

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
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
};
/**
 * The pages that anybody can open and that take payments, and who asks for them. What WebKit gets differs in its head
 * alone, in the same way in every language.
 */
const VISITS = sitesWith('/donate').flatMap((site) =>
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
  for (const { place, browser } of VISITS) {
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
