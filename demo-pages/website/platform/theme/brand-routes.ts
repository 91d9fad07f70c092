import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Hono } from 'hono';
import { preferredEncoding } from '../../../server/http/compressed-file.ts';
import { routeMethods } from '../http/route-methods.ts';
import { changePolicy } from '../http/security-headers.ts';
import type { WebsiteContext, WebsiteEnv } from '../http/website-env.ts';
import { appIcon, logoPicture, MAIL_LOGO_HEIGHT, neutralMark, socialPicture } from './brand-pictures.ts';
import { BRAND_PATH, brandPath, currentLook, type SiteLook } from './look.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** An old address, such as that of a mail, shows the look of today. */
const SHORT = 'public, max-age=300';

interface BrandContent {
  type: string;
  body: Uint8Array<ArrayBuffer>;
}

const SVG = 'image/svg+xml; charset=utf-8';
const bytesOf = (text: string | Uint8Array) => new Uint8Array(Buffer.from(text));
const png = async (body: Promise<Uint8Array<ArrayBuffer>>) => ({ type: 'image/png', body: await body });

/** An SVG of the folder, or the neutral mark. */
const drawing = async (look: SiteLook, bytes: Uint8Array | undefined) => ({
  type: SVG,
  body: bytesOf(bytes ?? (await neutralMark(look))),
});

/** The files of a look, by their names below its folder. */
const FILES: Readonly<Record<string, (look: SiteLook) => Promise<BrandContent>>> = {
  'logo.svg': (look) => drawing(look, look.marks.logo?.bytes),
  // Three times the size at which pages show it.
  'logo.png': (look) => png(logoPicture(look, 132, 'transparent')),
  'icon.svg': (look) => drawing(look, (look.marks.icon ?? look.marks.logo)?.bytes),
  'icon.png': (look) => png(appIcon(look, 96)),
  'touch-icon.png': (look) => png(appIcon(look, 180)),
  'icon-192.png': (look) => png(appIcon(look, 192)),
  'icon-512.png': (look) => png(appIcon(look, 512)),
  'mail-logo.png': (look) => png(logoPicture(look, MAIL_LOGO_HEIGHT)),
  'social.jpg': async (look) => ({ type: 'image/jpeg', body: await socialPicture(look) }),
  'site.webmanifest': async (look) => ({ type: 'application/manifest+json', body: bytesOf(manifestOf(look)) }),
};

function manifestOf({ name, shortName, palette }: SiteLook): string {
  const icon = (file: 'icon-192.png' | 'icon-512.png', side: number) => ({
    src: brandPath(file),
    sizes: `${side}x${side}`,
    type: 'image/png',
  });
  return JSON.stringify({
    name,
    short_name: shortName,
    start_url: '/',
    display: 'minimal-ui',
    theme_color: palette.strong,
    background_color: '#ffffff',
    icons: [icon('icon-192.png', 192), icon('icon-512.png', 512)],
  });
}

/** A picture that failed is not tried again and again. */
const RETRY_MS = 60_000;

/** What has been made of each look; an earlier one goes with it. */
const made = new WeakMap<SiteLook, Map<string, Promise<unknown>>>();

function once<Value>(look: SiteLook, name: string, make: () => Promise<Value>): Promise<Value> {
  const known = made.get(look) ?? new Map<string, Promise<unknown>>();
  made.set(look, known);
  const earlier = known.get(name) as Promise<Value> | undefined;
  if (earlier) return earlier;
  const value = make();
  known.set(name, value);
  value.catch(() => setTimeout(() => known.delete(name), RETRY_MS).unref());
  return value;
}

/** The sheet, logo, icons, social picture and manifest of the organisation, made from its folder (O4.02). */
export function brandRoutes(app: Hono<WebsiteEnv>): void {
  routeMethods(app, `${BRAND_PATH}/:digest{[\\w-]{12}}/:file`, {
    async get(c) {
      const look = currentLook();
      const file = c.req.param('file') ?? '';
      const make = Object.hasOwn(FILES, file) ? FILES[file] : undefined;
      const content = make && (await once(look, file, () => make(look)).catch(() => undefined));
      if (!content) return c.notFound();
      const isCurrent = c.req.param('digest') === look.digest;
      const etag = `"${look.digest}-${file}"`;
      // Mails show the logo, in programs that run at other origins.
      const headers = {
        'Content-Type': content.type,
        'Cache-Control': isCurrent ? YEAR : SHORT,
        ETag: etag,
        'Cross-Origin-Resource-Policy': 'cross-origin',
      };
      // A drawing that is opened by itself is a page: it runs nothing and loads nothing.
      if (content.type === SVG) changePolicy(c, DRAWING_POLICY);
      if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
      return c.body(content.body, 200, headers);
    },
  });
  routeMethods(app, '/design/:sheet{site-[\\w-]{12}\\.css}', {
    get: async (c) => sendSheet(c, currentLook(), c.req.param('sheet') ?? ''),
  });
  app.get('/favicon.ico', (c) => c.redirect(brandPath('icon'), 302));
  app.get('/apple-touch-icon.png', (c) => c.redirect(brandPath('touch-icon.png'), 302));
}

const DRAWING_POLICY = {
  sandbox: '',
  'default-src': "'none'",
  'script-src': "'none'",
  'style-src': "'unsafe-inline'",
  'img-src': "'none'",
};

/** The sheet; an old address, which a page from before a change names, gets the one of today. */
async function sendSheet(c: WebsiteContext, look: SiteLook, name: string): Promise<Response> {
  const encoding = preferredEncoding(c.req.header('accept-encoding'));
  const body = await once(look, `sheet ${encoding}`, async () => {
    const bytes = bytesOf(look.sheet);
    if (!encoding) return bytes;
    return new Uint8Array(await promisify(encoding === 'br' ? brotliCompress : gzip)(bytes));
  });
  const etag = `"${look.digest}-${encoding ?? ''}"`;
  const headers: Record<string, string> = {
    'Content-Type': 'text/css; charset=utf-8',
    'Cache-Control': name === `site-${look.digest}.css` ? YEAR : SHORT,
    ETag: etag,
    Vary: 'Accept-Encoding',
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  };
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers);
  return c.body(body, 200, headers);
}
