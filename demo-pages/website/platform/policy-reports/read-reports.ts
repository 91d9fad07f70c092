import { createHash } from 'node:crypto';
import * as z from 'zod';
import { loggedPath } from '../pages/site-pages.ts';

/** What a policy has refused, without anything that tells who the visitor is. */
export interface PolicyReport {
  id: string;
  page: string;
  directive: string;
  blocked: string;
  source: string;
}

/** The directive of a script that is not what a page names; the site's own guard reports it. */
export const CHANGED_SCRIPT = 'changed script';

/** The types of reports, and what stands for the directive in those that have none. */
const DIRECTIVES: Record<string, (facts: { destination?: string | null | undefined }) => string | undefined> = {
  'csp-violation': () => undefined,
  'integrity-violation': ({ destination }) => `integrity of a ${destination}`,
  'changed-script': () => CHANGED_SCRIPT,
};

const MOST_REPORTS = 20;
const MOST_CHARACTERS = 300;
const text = z.string().max(8_000).nullish();

/** The Reporting API's list (W3C Reporting API, CSP Level 3 and Integrity-Policy). */
const reportList = z.array(
  z.object({
    type: z.string().max(60),
    body: z.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: text,
      destination: text,
    }),
  }),
);

/** The object that `report-uri` sends (CSP Level 2). */
const singleReport = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
});

/** The visitor's own programs, which the site neither sent nor can change. */
const OWN_PROGRAM = /^(?:chrome|moz|safari|safari-web|ms-browser)-extension\b|^(?:about|chrome|resource)\b/;

const parseUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

const shorten = (value: string) => value.replaceAll('\0', '').slice(0, MOST_CHARACTERS);

/** An address without query, fragment and credentials, which may have personal data; other words as they are. */
function placeOf(value: string | null | undefined): string {
  const url = parseUrl(value ?? '');
  return shorten(url?.host ? `${url.origin}${url.pathname}` : (value ?? '').split(/[?#]/, 1)[0]!);
}

function pageOf(address: string | null | undefined, siteOrigins: readonly string[]): string | undefined {
  const url = parseUrl(address ?? '');
  return url && siteOrigins.includes(url.origin) ? shorten(loggedPath(url.pathname)) : undefined;
}

/**
 * The reports in a body, at most 20: those about the site's own pages, without what the visitor's extensions did.
 * `undefined` when it is no report of either format.
 */
export function readReports(body: unknown, siteOrigins: readonly string[]): PolicyReport[] | undefined {
  // Vendors' scripts have no integrity, and are a matter of the policy's hosts.
  const isOurs = (type: string, blockedURL: string | null | undefined) =>
    type === 'csp-violation' || siteOrigins.includes(parseUrl(blockedURL ?? '')?.origin ?? '');
  const list = reportList.safeParse(body).data;
  const single = singleReport.safeParse(body).data?.['csp-report'];
  if (!list && !single) return undefined;
  const found = single
    ? [
        {
          documentURL: single['document-uri'],
          effectiveDirective: single['effective-directive'] || single['violated-directive'],
          blockedURL: single['blocked-uri'],
          sourceFile: single['source-file'],
        },
      ]
    : list!
        .filter(({ type, body: { blockedURL } }) => Object.hasOwn(DIRECTIVES, type) && isOurs(type, blockedURL))
        .map(({ type, body: facts }) => ({
          ...facts,
          effectiveDirective: DIRECTIVES[type]?.(facts) ?? facts.effectiveDirective,
        }));
  return found.slice(0, MOST_REPORTS).flatMap(({ documentURL, effectiveDirective, blockedURL, sourceFile }) => {
    const page = pageOf(documentURL, siteOrigins);
    const [blocked, source] = [placeOf(blockedURL), placeOf(sourceFile)];
    if (page === undefined || [blockedURL, sourceFile].some((place) => OWN_PROGRAM.test(place ?? ''))) return [];
    // An older browser reports the whole directive, with its value.
    const directive = shorten((effectiveDirective ?? '').trim());
    const isOurWord = directive.startsWith('integrity') || directive === CHANGED_SCRIPT;
    const facts = [page, isOurWord ? directive : directive.split(' ', 1)[0]!, blocked, source];
    const id = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
    return [{ id, page, directive: facts[1]!, blocked, source }];
  });
}
