import { layout, type Markup, type PageContext, to } from '../../platform/index.ts';
import { MERCHANT_GROUPS } from './merchant-demos.ts';
import type { TestCard } from './test-data-client.ts';

export interface MerchantFacts {
  providerOrigin: string;
  publicKey: string;
  /** The sandbox's test cards; none while it does not answer. */
  cards: readonly TestCard[];
}

interface MerchantContent {
  title: string;
  description: string;
  main: Markup;
  /** Scripts of `/merchant/`, without their extension. */
  scripts: readonly string[];
}

/** A page for merchants' developers: it loads the library with a script tag, as their own pages would. */
export function merchantLayout(
  context: PageContext,
  { providerOrigin, publicKey }: MerchantFacts,
  { title, description, main, scripts }: MerchantContent,
): Markup {
  const { currency } = context.site;
  return layout(context, {
    title,
    description,
    mainClass: 'merchant-page',
    main: (
      <>
        <link rel="stylesheet" href="/merchant/merchant.css" />
        <div id="merchant" data-provider={providerOrigin} data-public-key={publicKey} data-currency={currency}>
          {main}
        </div>
        <script src="/sdk/sdk.global.js" defer />
        {scripts.map((name) => (
          <script key={name} src={`/merchant/${name}.js`} type="module" />
        ))}
      </>
    ),
  });
}

/** Every demo by its group; `current` is the one whose page this is. */
export function merchantNav({ site }: PageContext, current?: string): Markup {
  const link = (id: string, short: string) => (
    <li key={id}>
      <a href={to(site, `/merchant/${id}`)} aria-current={id === current ? 'page' : undefined}>
        {short}
      </a>
    </li>
  );
  return (
    <nav className="merchant-nav" aria-label="Demos">
      <dl>
        {MERCHANT_GROUPS.map(({ id, title, text, demos }) => (
          <div key={id} id={id}>
            <dt>{title}</dt>
            <dd>
              <p>{text}</p>
              <ul role="list">{demos.map((demo) => link(demo.id, demo.short))}</ul>
            </dd>
          </div>
        ))}
      </dl>
    </nav>
  );
}
