import { botCheckData, type Markup, type PageContext, trustedMarkup } from '../../platform/index.ts';
import type { EditedExample } from './edited-example.ts';
import type { ReferenceElement } from './element-catalogue.ts';
import { writeMarkup } from './markup-tree.ts';

export interface ExampleFacts {
  element: ReferenceElement;
  title: string;
  edited: EditedExample;
}

/** An example alone in a page: the reference shows it in a frame or opens it in another tab. */
export function examplePage(context: PageContext, { element, title, edited }: ExampleFacts): Markup {
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
        <link rel="icon" href="/design/favicon.svg" type="image/svg+xml" />
        <script type="module" src={script} />
      </head>
      <body className={`example example--${tag}`} {...trustedMarkup(writeMarkup(edited.nodes))} />
    </html>
  );
}
