import { everyDefinition } from '#runtime/testing/every-definition.ts';
import { renderPage } from '../server.ts';
import { views } from '../views.ts';

/** An example of a tag, as a server draws it. */
export interface DrawnExample {
  readonly tag: string;
  readonly title: string;
  readonly html: string;
  readonly drawn: string;
  /** Why it is not drawn. */
  readonly reason: string | undefined;
  /** Why its script loads at once. */
  readonly loadsAtOnce: string | undefined;
}

/** Without forms and fields in the author's content, which would stay instead of the view. */
const withoutForms = (tag: string, html: string) =>
  html.replace(new RegExp(`(?<=<${tag}\\b)[^]*(?=</${tag}>)`), (content) =>
    content.replace(/<\/?(form|input|select|textarea|button|option)\b[^>]*>/g, ''),
  );

/** The time of the drawings. */
export const DRAWN_AT = Date.UTC(2029, 5, 20, 3);

/** What a server places in a tag whose view is drawn over the author's form, when it has refused a post. */
const REFUSED = `<form method="post" action="/posted" data-error="Wait a moment, and send it again.">
<input type="hidden" name="formTicket" value="t1"><input type="hidden" name="website" tabindex="-1" aria-label="Leave this empty">
<input type="hidden" name="firstName" value="Mia"><input type="hidden" name="email" value="a@b" data-error="Enter your email address.">
<input type="hidden" name="subscriberEmail" value="a@b" data-error="Enter your email address.">
<input type="hidden" name="updateEmail" value="true"><input type="hidden" name="privacy" value="true"></form>`;
const isDrawnOver = (tag: string) => views.get(tag)?.drawnOverForm === true;
const refused = (tag: string) =>
  isDrawnOver(tag) ? [{ title: 'after a refused post', html: `<${tag}>${REFUSED}</${tag}>` }] : [];

/** Every example of every tag, with a time and styles that a test can know. */
export const drawnExamples: readonly DrawnExample[] = everyDefinition.flatMap(({ tag, documentation }) =>
  [...documentation.examples, ...refused(tag)].map(({ title, html: example }, place) => {
    const html = isDrawnOver(tag) ? example : withoutForms(tag, example);
    const drawn = renderPage(html, { lang: 'en-AU', now: DRAWN_AT, idPrefix: `${tag}${place}-` });
    const { notDrawnOnServer: reason, loadsAtOnce } = documentation;
    return { tag, title, html, drawn, reason, loadsAtOnce };
  }),
);
