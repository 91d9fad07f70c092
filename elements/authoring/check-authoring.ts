// The exports of `dist/elements/check-authoring.js`, which a page loads only for a check.
export { checkMarkup, type MarkupFinding } from './check-markup.ts';
export { checkAuthoring } from './find-faults.ts';
export type { Finding, Severity } from './finding.ts';
export { type BlockRequest, safeBlock } from './safe-block.ts';
