import {
  botCheckData,
  changePolicy,
  FILM_PLAYERS,
  type Markup,
  type PageContext,
  pageContext,
  renderPage,
  SITES,
  trustedMarkup,
  type WebsiteContext,
} from '../../platform/index.ts';
import type { DeveloperServices } from '../developer-services.ts';
import { type EditedExample, editExample } from './edited-example.ts';
import type { ReferenceElement } from './element-catalogue.ts';
import type { ShownExample } from './example-section.tsx';
import { writeMarkup } from './markup-tree.ts';
import { allowSandbox, sandboxOf } from './sandbox-of.ts';

/** An example in its own document, whose policy allows what the same element may do on the site's pages. */
export async function liveExample(
  c: WebsiteContext,
  services: DeveloperServices,
  shown: ShownExample,
): Promise<Response> {
  const { element, place, edited } = shown;
  const { tag, documentation } = element;
  const original = documentation.examples[place];
  const { asksOfPage } = documentation;
  const context =
    asksOfPage === 'bot-check'
      ? await pageContext(c, services)
      : { site: SITES[0], path: c.req.path, cartCount: 0, origin: new URL(services.siteOrigin).origin };
  if (asksOfPage === 'film-players') changePolicy(c, FILM_PLAYERS);
  const sandbox = asksOfPage === 'payments' && services.isSandbox ? await sandboxOf(element, services) : {};
  if (Object.keys(sandbox).length > 0) allowSandbox(c, services.providerOrigin);
  // A reader's changes override the sandbox's values.
  const asWritten = original ? editExample(element, original.html).values : {};
  const own = Object.fromEntries(
    Object.entries(sandbox).filter(([name]) => edited.values[name] === (asWritten[name] ?? null)),
  );
  const live = editExample(element, writeMarkup(edited.nodes), own);
  c.header('Cache-Control', 'no-store');
  return c.html(renderPage(examplePage(context, { element, title: original?.title ?? tag, edited: live })));
}

interface ExampleFacts {
  element: ReferenceElement;
  title: string;
  edited: EditedExample;
}

/** An example alone in a page: the reference shows it in a frame or opens it in another tab. */
function examplePage(context: PageContext, { element, title, edited }: ExampleFacts): Markup {
  const { tag, documentation } = element;
  const script = documentation.script ?? '/elements/autoload.js';
  return (
    <html lang="en-AU" data-site-country-code="AUS" {...botCheckData(context)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – ${tag} – Haven elements`}</title>
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="/design/haven.css" />
        <link rel="stylesheet" href="/design/haven-controls.css" />
        <link rel="stylesheet" href="/reference/example.css" />
        <link rel="icon" href="/design/haven-mark.svg" type="image/svg+xml" />
        <script type="module" src={script} />
      </head>
      <body className={`example example--${tag}`} {...trustedMarkup(writeMarkup(edited.nodes))} />
    </html>
  );
}
