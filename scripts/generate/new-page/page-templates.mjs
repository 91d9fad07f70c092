import { camelCase, pascalCase } from '../manifest/names.mjs';

const titleOf = (name) => {
  const words = name.replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
};
const roomOf = (name) => name.replaceAll('-', '_').toUpperCase();

/** What the definition of each new page says. */
const facts = (name) => `path: '/${name}',
    languages: 'all',
    countries: 'all',`;
const navigation = (name) => `sitemap: true,
    navigation: [{ menu: 'about', order: 9, label: '${camelCase(name)}' }],`;

/** Its texts: its own, and its label in the menu. */
const textsOf = (name, own) => ({
  ...Object.fromEntries(Object.entries(own).map(([key, text]) => [`${name}.${key}`, text])),
  [`layout.${camelCase(name)}`]: titleOf(name),
});

/** The files of a new page of the site by name, with their test: its view and its definition; and its texts. */
export function pageTemplates(name) {
  const [room, page] = [roomOf(name), camelCase(name)];
  const files = {
    [`${name}-page.tsx`]: `import ${room} from '#texts/website/${name}';
import { layout, type Markup, type PageContext, pageTexts } from '../../platform/index.ts';

/** The page, in the language of its site. */
export function ${page}Page(context: PageContext): Markup {
  const text = pageTexts(context.site, ${room});
  return layout(context, {
    title: text('title'),
    main: (
      <div className="prose">
        <h1>{text('title')}</h1>
        <p>{text('lead')}</p>
      </div>
    ),
  });
}
`,
    [`${name}-routes.ts`]: `import { type PlatformServices, pagesOf } from '../../platform/index.ts';
import { ${page}Page } from './${name}-page.tsx';

export const ${page}Pages = [
  pagesOf<PlatformServices>()({
    ${facts(name)}
    cache: 'shared',
    ${navigation(name)}
    load: () => ({}),
    view: ${page}Page,
  }),
];
`,
    [`${name}.unit.test.ts`]: testOf(
      name,
      `
  it('is cached for all', async () => {
    const { headers } = await new Visitor(shop).page('/${name}');
    expect(headers.get('cache-control')).toContain('public');
  });
`,
    ),
  };
  return { files, texts: textsOf(name, { title: titleOf(name), lead: 'Write here what the page says.' }) };
}

/** The same of a page with a form, whose posts are stored in a table. */
export function formTemplates(name) {
  const [room, page, type] = [roomOf(name), camelCase(name), pascalCase(name)];
  const rows = page;
  const files = {
    [`${name}-schema.ts`]: `import { sql } from 'drizzle-orm';
import { check, index, text } from 'drizzle-orm/pg-core';
import { country, createdAt, website } from '../../platform/tables/index.ts';

/** What visitors wrote, a row each. */
export const ${rows} = website.table(
  '${name.replaceAll('-', '_')}',
  {
    id: text('id').primaryKey(),
    siteCountryCode: country(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('${name.replaceAll('-', '_')}_recent').on(t.siteCountryCode, t.createdAt),
    check('${name.replaceAll('-', '_')}_country', sql\`\${t.siteCountryCode} in ('AUS', 'NZL')\`),
  ],
);
`,
    [`${name}-store.ts`]: `import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import type { Site } from '../../platform/index.ts';
import { ${rows} } from './${name}-schema.ts';

export type ${type}Row = typeof ${rows}.$inferSelect;

const SHOWN = 20;

/** The newest rows of a country's site, the latest first. */
export function list${type}(db: Database, site: Site): Promise<${type}Row[]> {
  return db
    .select()
    .from(${rows})
    .where(eq(${rows}.siteCountryCode, site.code))
    .orderBy(desc(${rows}.createdAt), desc(${rows}.id))
    .limit(SHOWN);
}

/** Stores what a visitor wrote. The text is checked before. */
export async function add${type}(db: Database, site: Site, text: string, now: number): Promise<void> {
  await db.insert(${rows}).values({ id: randomUUID(), siteCountryCode: site.code, text, createdAt: new Date(now) });
}
`,
    [`${name}-page.tsx`]: `import ${room} from '#texts/website/${name}';
import { errorSummary, formField, layout, type Markup, type PageContext, pageTexts, to } from '../../platform/index.ts';
import type { ${type}Row } from './${name}-store.ts';

interface ${type}PageData {
  rows: readonly ${type}Row[];
  /** What was typed, and what is wrong with it; empty on a new page. */
  typed?: string;
  error?: string | undefined;
}

/** The page: what others wrote, and a form that works without JavaScript. */
export function ${page}Page(context: PageContext, { rows, typed = '', error }: ${type}PageData): Markup {
  const text = pageTexts(context.site, ${room});
  return layout(context, {
    title: text('title'),
    hasErrors: error !== undefined,
    main: (
      <>
        <h1>{text('title')}</h1>
        {errorSummary(error === undefined ? [] : [{ message: error, field: 'text' }], { site: context.site })}
        <form method="post" action={to(context.site, '/${name}')} noValidate>
          {formField({ name: 'text', label: text('label'), value: typed, autocomplete: 'off', error }, context.site)}
          <button className="haven-button haven-button--primary">{text('send')}</button>
        </form>
        <ul>
          {rows.map((row) => (
            <li key={row.id}>{row.text}</li>
          ))}
        </ul>
      </>
    ),
  });
}
`,
    [`${name}-routes.ts`]: `import ${room} from '#texts/website/${name}';
import {
  createRateLimiter,
  networkOf,
  type PlatformServices,
  pageContext,
  pagesOf,
  pageTexts,
  readFields,
  renderPage,
  type Site,
  textField,
  to,
  type WebsiteContext,
} from '../../platform/index.ts';
import { ${page}Page } from './${name}-page.tsx';
import { add${type}, list${type} } from './${name}-store.ts';

const LONGEST = 200;
const POSTS_PER_MINUTE = 30;

function ${page}Handlers(services: PlatformServices, site: Site) {
  const { db, clock } = services;
  const text = pageTexts(site, ${room});
  const limit = createRateLimiter({ limit: POSTS_PER_MINUTE, windowMs: 60_000, clock });
  const show = async (c: WebsiteContext, sent: { typed?: string; error?: string } = {}) =>
    c.html(
      renderPage(${page}Page(await pageContext(c, services, site), { rows: await list${type}(db, site), ...sent })),
      sent.error === undefined ? 200 : 422,
    );
  return {
    get: (c: WebsiteContext) => show(c),
    post: async (c: WebsiteContext) => {
      limit(networkOf(c));
      const typed = textField(await readFields(c), 'text').trim();
      if (typed === '') return show(c, { typed, error: text('missing') });
      if (typed.length > LONGEST) return show(c, { typed, error: text('tooLong', { limit: LONGEST }) });
      await add${type}(db, site, typed, clock());
      return c.redirect(to(site, '/${name}'), 303);
    },
  };
}

/** The page in each country and language, and the post of its form. */
export const ${page}Pages = [
  pagesOf<PlatformServices>()({
    ${facts(name)}
    cache: 'private',
    ${navigation(name)}
    handlers: ${page}Handlers,
  }),
];
`,
    [`${name}.unit.test.ts`]: testOf(
      name,
      `
  it('shows what was sent, in its own country, as text', async () => {
    const visitor = new Visitor(shop);
    const answer = await visitor.form('/${name}', { text: 'Kia <b>kaha</b>' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/${name}']);
    expect(await visitor.text('/${name}')).toContain('Kia &lt;b&gt;kaha&lt;/b&gt;');
    expect(await visitor.text('/nz/${name}')).not.toContain('kaha');
  });

  it.each([
    ['', 'Enter your words'],
    ['x'.repeat(201), 'Enter at most 200 characters'],
  ])('says what is wrong and keeps what was typed', async (text, message) => {
    const answer = await new Visitor(shop).form('/${name}', { text });
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(message);
    expect(page).toContain(\`value="\${text}"\`);
  });
`,
    ),
  };
  const texts = {
    title: titleOf(name),
    label: 'Your words',
    send: 'Send',
    missing: 'Enter your words',
    tooLong: 'Enter at most {limit} characters',
  };
  return { files, texts: textsOf(name, texts) };
}

/** The test of a new page: it is there in each language, in the sitemap and in the footer. */
const testOf = (name, own) => `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_SITES, to } from '../../platform/index.ts';
import { openShop, type Shop, SITE_ORIGIN } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

describe('/${name}', () => {
  it.each(ALL_SITES)('is in $prefix/, its menu and the sitemap, with a way to the other country', async (site) => {
    const visitor = new Visitor(shop);
    const path = to(site, '/${name}');
    expect(path).toBe(\`\${site.prefix}/${name}\`);
    const page = await visitor.text(path);
    expect(page).toContain(\`<html lang="\${site.lang}"\`);
    for (const address of ['/${name}', '/nz/${name}', path])
      expect(page).toContain(\`href="\${SITE_ORIGIN}\${address}"\`);
    expect(await visitor.text(to(site, '/privacy'))).toContain(\`href="\${path}"\`);
    expect(await visitor.text('/sitemap.xml')).toContain(\`<loc>\${SITE_ORIGIN}\${path}</loc>\`);
  });
${own}});
`;
