import { providerOrigins, sitePort } from '../../playwright.config.ts';
import type { Page } from './test.ts';

/** Errors of a page: policy violations, script errors, requests to other origins than our two. */
export interface PageWatch {
  policyViolations: string[];
  failures: string[];
  foreignRequests(): string[];
}

export async function watchPage(page: Page): Promise<PageWatch> {
  const policyViolations: string[] = [];
  const failures: string[] = [];
  const requested = new Set<string>();
  const ours = new Set([`http://127.0.0.1:${sitePort}`, ...providerOrigins]);
  await page.exposeFunction('reportPolicyViolation', (text: string) => policyViolations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportPolicyViolation') as ((text: string) => void) | undefined;
      report?.(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') failures.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requested.add(new URL(request.url()).origin);
  });
  return { policyViolations, failures, foreignRequests: () => [...requested].filter((origin) => !ours.has(origin)) };
}
