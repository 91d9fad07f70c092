import { camelCase, pascalCase } from '../manifest/names.mjs';

/**
 * The files of a new feature in a room of the site, by name: a table, its store, a page with a form, its routes and
 * their test.
 */
export function featureTemplates(name) {
  const rows = camelCase(name);
  const type = pascalCase(name);
  const words = name.replaceAll('-', ' ');
  const title = words[0].toUpperCase() + words.slice(1);
  return {
    [`${name}-schema.ts`]: `import { sql } from 'drizzle-orm';
import { check, index, text } from 'drizzle-orm/pg-core';
import { country, createdAt, website } from '../../platform/index.ts';

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
    [`${name}-page.tsx`]: `import { errorSummary, formField, layout, type Markup, type PageContext, to } from '../../platform/index.ts';
import type { ${type}Row } from './${name}-store.ts';

interface ${type}PageData {
  rows: readonly ${type}Row[];
  /** What was typed, and what is wrong with it; empty on a new page. */
  typed?: string;
  error?: string | undefined;
}

/** The page of the feature: what others wrote, and a form that works without JavaScript. */
export function ${rows}Page(context: PageContext, { rows, typed = '', error }: ${type}PageData): Markup {
  return layout(context, {
    title: '${title}',
    hasErrors: error !== undefined,
    main: (
      <>
        <h1>${title}</h1>
        {errorSummary(error === undefined ? [] : [{ message: error, field: 'text' }])}
        <form method="post" action={to(context.site, '/${name}')} noValidate>
          {formField({ name: 'text', label: 'Your words', value: typed, autocomplete: 'off', error })}
          <button className="haven-button haven-button--primary">Send</button>
        </form>
        <ul>
          {rows.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </>
    ),
  });
}
`,
    [`${name}-routes.ts`]: `import type { Hono } from 'hono';
import {
  BODY_LIMIT,
  createRateLimiter,
  limitBody,
  networkOf,
  type PlatformServices,
  pageContext,
  readFields,
  renderPage,
  routeMethods,
  type Site,
  textField,
  to,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import { ${rows}Page } from './${name}-page.tsx';
import { add${type}, list${type} } from './${name}-store.ts';

const LONGEST = 200;
const POSTS_PER_MINUTE = 30;

/** The page in one country, and the post of its form. */
export function ${rows}Routes(app: Hono<WebsiteEnv>, services: PlatformServices, site: Site): void {
  const { db, clock } = services;
  const path = to(site, '/${name}');
  const limit = createRateLimiter({ limit: POSTS_PER_MINUTE, windowMs: 60_000, clock });
  const show = async (c: WebsiteContext, sent: { typed?: string; error?: string } = {}) =>
    c.html(
      renderPage(${rows}Page(await pageContext(c, services, site), { rows: await list${type}(db, site), ...sent })),
      sent.error === undefined ? 200 : 422,
    );

  app.use(path, limitBody(BODY_LIMIT));
  routeMethods(app, path, {
    get: (c) => show(c),
    post: async (c) => {
      limit(networkOf(c));
      const typed = textField(await readFields(c), 'text').trim();
      if (typed === '') return show(c, { typed, error: 'Enter your words' });
      if (typed.length > LONGEST) return show(c, { typed, error: \`Enter at most \${LONGEST} characters\` });
      await add${type}(db, site, typed, clock());
      return c.redirect(path, 303);
    },
  });
}
`,
    [`${name}.unit.test.ts`]: `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

describe('/${name}', () => {
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
});
`,
  };
}
