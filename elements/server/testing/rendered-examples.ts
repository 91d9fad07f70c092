import { everyDefinition } from '#runtime/testing/every-definition.ts';
import { renderPage } from '../server.ts';
import { views } from '../views.ts';

/** An example of a tag, as a server renders it. */
export interface RenderedExample {
  readonly tag: string;
  readonly title: string;
  readonly html: string;
  readonly rendered: string;
  /** Why it is not rendered. */
  readonly reason: string | undefined;
  /** Why its script loads at once. */
  readonly loadsAtOnce: string | undefined;
}

/** Without forms and fields in the author's content, which would stay instead of the view. */
const withoutForms = (tag: string, html: string) =>
  html.replace(new RegExp(`(?<=<${tag}\\b)[^]*(?=</${tag}>)`), (content) =>
    content.replace(/<\/?(form|input|select|textarea|button|option)\b[^>]*>/g, ''),
  );

/** The time that is rendered. */
export const RENDERED_AT = Date.UTC(2029, 5, 20, 3);

/** What a server places in a tag whose view is rendered over the author's form, when it has refused a post. */
const REFUSED = `<form method="post" action="/posted" data-error="Wait a moment, and send it again.">
<input type="hidden" name="formTicket" value="t1"><input type="hidden" name="website" tabindex="-1" aria-label="Leave this empty">
<input type="hidden" name="firstName" value="Mia"><input type="hidden" name="email" value="a@b" data-error="Enter your email address.">
<input type="hidden" name="subscriberEmail" value="a@b" data-error="Enter your email address.">
<input type="hidden" name="updateEmail" value="true"><input type="hidden" name="privacy" value="true"></form>`;
const isRenderedOver = (tag: string) => views.get(tag)?.renderedOverForm === true;
const refused = (tag: string) =>
  isRenderedOver(tag) ? [{ title: 'after a refused post', html: `<${tag}>${REFUSED}</${tag}>` }] : [];

/** Every example of every tag, with a time and styles that a test can know. */
export const renderedExamples: readonly RenderedExample[] = everyDefinition.flatMap(({ tag, documentation }) =>
  [...documentation.examples, ...refused(tag)].map(({ title, html: example }, place) => {
    const html = isRenderedOver(tag) ? example : withoutForms(tag, example);
    const rendered = renderPage(html, { lang: 'en-AU', now: RENDERED_AT, idPrefix: `${tag}${place}-` });
    const { notRenderedOnServer: reason, loadsAtOnce } = documentation;
    return { tag, title, html, rendered: rendered, reason, loadsAtOnce };
  }),
);
