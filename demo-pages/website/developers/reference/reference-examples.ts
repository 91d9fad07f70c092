import {
  changePolicy,
  FILM_PLAYERS,
  pageContext,
  renderPage,
  SITES,
  type WebsiteContext,
} from '../../platform/index.ts';
import type { DeveloperServices } from '../developer-services.ts';
import { editExample } from './edited-example.ts';
import { examplePage } from './example-page.tsx';
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
