import { anyOf, inParens } from './base.ts';

/** Code that several tags need, each in a named chunk, loaded at most once and only where needed. */
export const sharedChunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  // Values of the site that need no schema: money, countries, quantities, safe addresses.
  {
    name: 'site',
    test: anyOf(
      'elements/rules/' +
        inParens('', [
          'country',
          'in-english',
          'limits',
          'money',
          'site-day',
          'links/(exact-origin|link-to|safe-navigate)',
          'shop/(quantity|ecard)',
          'api/donation-paths',
        ]),
    ),
    priority: 2,
  },
  {
    name: 'validation',
    test: /node_modules[\\/]zod[\\/]|elements[\\/]rules[\\/](api[\\/]zod|email|shop[\\/]expiry|phone)/,
    priority: 2.2,
  },
  // The client and its schemas are separate from the rules: a page of forms that post natively needs no client.
  { name: 'website-api', test: /elements[\\/]rules[\\/]api[\\/](?!donation|appeal)/ },
  // With the English texts of views; what translates them, and each language, is a chunk of its own.
  {
    name: 'runtime',
    test: anyOf(
      'elements/runtime/' +
        inParens('?!', [
          'texts/(pseudo|translat|given-texts)',
          'chunk-loader',
          'start-in-window',
          'preview-guard',
          'hydration/(held-clicks|same-control|page-names\\.ts\\?)',
          'attributes/served-language',
          'inherited-context',
          'attribute-schemas',
          'styles',
          'controls',
          'field(-|/)',
        ]),
      'node_modules/@r2wc/',
    ),
    priority: 1.8,
  },
  // For the autoloader too, which asks for it alone.
  { name: 'same-control', test: /hydration[\\/](same-control|page-names\.ts\?same-control)/, priority: 4 },
  { name: 'field', test: /elements[\\/]runtime[\\/]field[-\\/]/ },
  // The payment of the shop and of donations, without what it loads for one way to pay.
  {
    name: 'payment',
    test: anyOf(
      'elements/parts/payment/' +
        inParens('?!', ['card/(hosted-card-form|\\w+-form-options)', 'bank/check-with-bank', 'wallet/render-wallet']),
    ),
  },
  // What the parts of a donation share, which load one after the other.
  {
    name: 'donation',
    test: anyOf(
      'elements/donation-form/(form-part|donation-step|gift/amount-cards)',
      'elements/rules/donations/donation-amount',
    ),
  },
  { name: 'context', test: /elements[\\/]runtime[\\/](inherited-context|attributes[\\/]served-language\.ts$)/ },
  // What the theme makes of the tokens: every tag adopts it.
  { name: 'tokens', test: /elements[\\/]runtime[\\/]styles[\\/]tokens/, priority: 2 },
  // The look of steps, for the one block that renders them.
  { name: 'steps', test: /elements[\\/]runtime[\\/]styles[\\/]steps/, priority: 1 },
  // The look that blocks share, and the sheets of single blocks that pages link too.
  {
    name: 'controls',
    test: anyOf(
      'elements/runtime/(controls|styles(?!/(steps|thank-you)))',
      '(?<!steps|thank-you|payment)\\.page\\.css',
    ),
  },
  {
    name: 'forms',
    test: anyOf(
      'node_modules/react-hook-form/',
      'elements/parts/(form/use-rule-form|fields/use-field-checks)',
      'elements/rules/(form-messages|failure-lines|is-ticked|forms/(form-input|form-target|check-fields))',
      'elements/parts/form/report-fault',
    ),
  },
  {
    name: 'parts',
    test: /elements[\\/]parts[\\/](form|fields|tag-events)[\\/](?!use-rule-form|use-field-checks|report-fault)/,
    priority: 1,
  },
  // What the three filters of listings are made of.
  { name: 'filter', test: /elements[\\/](parts[\\/]filter[\\/]|locales[\\/]filter)/ },
  { name: 'analytics', test: /elements[\\/]rules[\\/]analytics[\\/]/ },
  { name: 'bot-check', test: /elements[\\/]rules[\\/]bot-check[\\/]/ },
  // The fields and states that the forms with an address share.
  {
    name: 'address',
    test: anyOf(
      'elements/rules/(address/(address-options|picked-address)|shop/customer)',
      'elements/(parts/address/|locales/person\\.)',
    ),
  },
  // The fields of a customer and of a donor.
  { name: 'person', test: /elements[\\/]parts[\\/]person[\\/]/ },
  { name: 'combobox', test: /node_modules[\\/](downshift|compute-scroll-into-view|prop-types|react-is|tslib)[\\/]/ },
  { name: 'dates', test: /node_modules[\\/]dayjs[\\/]/ },
  { name: 'popups', test: /node_modules[\\/]@floating-ui[\\/]/ },
  // By its rooms: the folder of the project itself may be called sdk.
  {
    name: 'sdk',
    test: anyOf(
      '/sdk/' +
        inParens('', [
          'checkout',
          'client',
          'external-checkout',
          'fraud',
          'messaging',
          'monitoring',
          'payment-rules',
          'surfaces',
          'tokens',
          'vault',
          'widget',
        ]) +
        '/',
    ),
  },
];
