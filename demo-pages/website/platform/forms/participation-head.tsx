import { alternateLinks } from '../site/layout/alternate-links.tsx';
import type { Markup, PageContext } from '../site/page-context.ts';

/** The style sheet of these pages, and their addresses in both countries. */
export function participationHead(context: PageContext): Markup {
  return (
    <>
      <link rel="stylesheet" href="/design/participation.css" />
      {alternateLinks(context)}
    </>
  );
}
