import { join } from 'node:path';
import type { Hono } from 'hono';
import { projectRoot } from '../../../server/database/project-root.ts';
import { serveStaticFolder } from '../../../server/http/static-files.ts';
import { changePolicy, isRightMac, renderPage, routeMethods, type WebsiteEnv } from '../../platform/index.ts';
import type { DeveloperServices } from '../developer-services.ts';
import { type Block, readBlocks } from './block-catalogue.ts';
import { blockPreviewPage } from './block-preview-page.tsx';
import { embedPage, framePage, refusedPage } from './preview-document.tsx';

const FIRST = 'hero-carousel';
/** A preview makes no requests and submits nothing, whatever the block does. */
const PREVIEW_POLICY = { 'connect-src': "'none'", 'form-action': "'none'" };

/**
 * The page's only Trusted Types policy, for its check: it parses pasted markup into a document in which nothing runs.
 */
const CHECK_POLICY = { 'trusted-types': 'haven-check' };

/** The block preview: a page with every block, the document of its frames, and its scripts. */
export function blockPreviewRoutes(app: Hono<WebsiteEnv>, { preview, clock }: DeveloperServices): void {
  let blocks: readonly Block[] | undefined;
  routeMethods(app, '/back-office', {
    get: (c) => {
      blocks ??= readBlocks();
      const block = blocks.find(({ tag }) => tag === (c.req.query('block') ?? FIRST));
      const example = Number(c.req.query('example') ?? 0);
      if (!block?.examples[example]) return c.notFound();
      changePolicy(c, { ...PREVIEW_POLICY, ...CHECK_POLICY, 'frame-src': "'self'" });
      return c.html(renderPage(blockPreviewPage({ blocks, block, example })));
    },
  });
  routeMethods(app, '/back-office/frame', {
    get: (c) => {
      changePolicy(c, PREVIEW_POLICY);
      return c.html(renderPage(framePage()));
    },
  });
  routeMethods(app, '/back-office/embed', {
    get: (c) => {
      const ancestors = ["'self'", ...preview.origins].join(' ');
      const images = ["'self'", 'data:', ...preview.origins].join(' ');
      changePolicy(c, { ...PREVIEW_POLICY, ...CHECK_POLICY, 'frame-ancestors': ancestors, 'img-src': images });
      // The address says what an editor is writing.
      c.header('Referrer-Policy', 'no-referrer');
      c.header('Cache-Control', 'no-store');
      const query = c.req.query();
      if (query['block'] === undefined) return c.html(renderPage(embedPage(undefined)));
      const signed = openSignedBlock(query, preview.secret, clock());
      return 'json' in signed
        ? c.html(renderPage(embedPage(signed.json)))
        : c.html(renderPage(refusedPage(signed.refusal)), 403);
    },
  });
  app.get(
    '/back-office/assets/*',
    serveStaticFolder(join(projectRoot, 'demo-pages/website/developers/block-preview/browser'), {
      prefix: '/back-office/assets/',
    }),
  );
}

/** The longest block in an address, as base64url. */
const LONGEST = 16_000;

/** What a signed address asks for: a block as JSON, or why it is refused. */
type SignedBlock = { readonly json: string } | { readonly refusal: string };

interface SignedQuery {
  readonly block?: string | undefined;
  readonly until?: string | undefined;
  readonly signature?: string | undefined;
}

/**
 * Checks an address of a content system: `block` is JSON in base64url, `until` the time (epoch seconds) at which it
 * ends, and `signature` the HMAC-SHA256 of `block.until` with the shared secret, in base64url.
 */
function openSignedBlock(
  { block = '', until = '', signature = '' }: SignedQuery,
  secret: string | undefined,
  now: number,
): SignedBlock {
  if (!secret) return { refusal: 'This site takes no signed previews: set PREVIEW_SECRET.' };
  if (block.length > LONGEST) return { refusal: 'The block is too long for an address.' };
  if (!isRightMac(secret, `${block}.${until}`, Buffer.from(signature, 'base64url')))
    return { refusal: 'The signature is wrong.' };
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < now) return { refusal: 'The address has expired.' };
  return { json: Buffer.from(block, 'base64url').toString('utf8') };
}
