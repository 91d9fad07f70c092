import {
  botCheckData,
  changePolicy,
  FILM_PLAYERS,
  type Markup,
  pageContext,
  trustedMarkup,
  type WebsiteContext,
} from '../../platform/index.ts';
import type { DeveloperServices } from '../developer-services.ts';
import { editExample } from '../reference/edited-example.ts';
import { ELEMENTS, type ReferenceElement } from '../reference/element-catalogue.ts';
import { writeMarkup } from '../reference/markup-tree.ts';
import { allowSandbox, sandboxOf } from '../reference/sandbox-of.ts';
import { choiceQuery, type ThemeChoice } from './theme-choice.ts';

async function exampleOf(element: ReferenceElement, services: DeveloperServices): Promise<Markup> {
  const { tag, documentation } = element;
  const isPaid = documentation.asksOfPage === 'payments' && services.isSandbox;
  const { nodes } = editExample(
    element,
    documentation.examples[0].html,
    isPaid ? await sandboxOf(element, services) : {},
  );
  return (
    <section key={tag} className="example" aria-labelledby={`${tag}-name`}>
      <h2 id={`${tag}-name`}>
        <code>&lt;{tag}&gt;</code>
      </h2>
      <div {...trustedMarkup(writeMarkup(nodes))} />
    </section>
  );
}

/** A page with the first example of every tag, in the chosen theme. */
export async function themePreviewPage(
  c: WebsiteContext,
  services: DeveloperServices,
  choice: ThemeChoice,
): Promise<Markup> {
  changePolicy(c, FILM_PLAYERS);
  if (services.isSandbox) allowSandbox(c, services.providerOrigin);
  const scripts = new Set([
    '/elements/autoload.js',
    ...ELEMENTS.map(({ documentation }) => documentation.script ?? ''),
  ]);
  scripts.delete('');
  return (
    <html lang="en-AU" data-site-country-code="AUS" {...botCheckData(await pageContext(c, services))}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Every element in this theme – Haven elements</title>
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="/design/haven.css" />
        <link rel="stylesheet" href="/design/haven-controls.css" />
        <link rel="stylesheet" href="/theme-builder/theme-builder.css" />
        <link rel="stylesheet" href={`/elements/theme-builder/theme.css${choiceQuery(choice)}`} data-theme-sheet="" />
        {[...scripts].map((script) => (
          <script key={script} type="module" src={script} />
        ))}
      </head>
      <body className="tb-preview">
        <h1 className="haven-visually-hidden">Every element in this theme</h1>
        {await Promise.all(ELEMENTS.map((element) => exampleOf(element, services)))}
      </body>
    </html>
  );
}
