import { layout, type Markup, type PageContext } from '../../platform/index.ts';
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
