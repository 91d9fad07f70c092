import { join } from 'node:path';
import type { Hono } from 'hono';
import { projectRoot } from '../../database/project-root.ts';
import { serveFolder } from '../../http/static-files.ts';
import { routeMethods } from '../http/route-methods.ts';
import { changePolicy } from '../http/security-headers.ts';
import type { WebsiteEnv } from '../http/website-env.ts';
import { type Block, readBlocks } from './block-catalogue.ts';
import { blockPreviewPage } from './block-preview-page.ts';
import { framePage } from './frame-page.ts';

const FIRST = 'hero-carousel';
/** A preview makes no requests and submits nothing, whatever the block does. */
const PREVIEW_POLICY = { 'connect-src': "'none'", 'form-action': "'none'" };

/**
 * The page's only Trusted Types policy, for its check: it parses pasted markup into a document in which nothing runs.
 */
const CHECK_POLICY = { 'trusted-types': 'haven-check' };

/** The block preview: a page with every block, the document of its frames, and its scripts. */
export function blockPreviewRoutes(app: Hono<WebsiteEnv>): void {
  let blocks: readonly Block[] | undefined;
  routeMethods(app, '/back-office', {
    get: (c) => {
      blocks ??= readBlocks();
      const block = blocks.find(({ tag }) => tag === (c.req.query('block') ?? FIRST));
      const example = Number(c.req.query('example') ?? 0);
      if (!block?.examples[example]) return c.notFound();
      changePolicy(c, { ...PREVIEW_POLICY, ...CHECK_POLICY, 'frame-src': "'self'" });
      return c.html(blockPreviewPage({ blocks, block, example }));
    },
  });
  routeMethods(app, '/back-office/frame', {
    get: (c) => {
      changePolicy(c, PREVIEW_POLICY);
      return c.html(framePage());
    },
  });
  app.get(
    '/back-office/assets/*',
    serveFolder(join(projectRoot, 'demo-pages/website/block-preview/browser'), { prefix: '/back-office/assets/' }),
  );
}
