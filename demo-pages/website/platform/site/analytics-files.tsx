import type { Markup, PageContext } from './page-context.ts';

/** The panel's files, before the blocks' script: the panel must exist when the first event is sent. */
export function analyticsFiles({ showsAnalytics }: PageContext): Markup | '' {
  if (!showsAnalytics) return '';
  return (
    <>
      <link rel="stylesheet" href="/analytics/analytics-panel.css" />
      <script type="module" src="/analytics/analytics-panel.js" />
    </>
  );
}
