// What `dist/elements/check-authoring.js` offers: a page loads it when it checks, and no page of visitors does.
export { checkMarkup, type MarkupFinding } from './check-markup.ts';
export { checkAuthoring } from './find-faults.ts';
export type { Finding, Severity } from './finding.ts';
