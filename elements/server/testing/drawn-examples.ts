import { everyDefinition } from '#runtime/testing/every-definition.ts';
import { renderPage } from '../server.ts';

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

/** Every example of every tag, with a time and styles that a test can know. */
export const drawnExamples: readonly DrawnExample[] = everyDefinition.flatMap(({ tag, documentation }) =>
  documentation.examples.map(({ title, html: example }, place) => {
    const html = withoutForms(tag, example);
    const drawn = renderPage(html, { lang: 'en-AU', now: DRAWN_AT, idPrefix: `${tag}${place}-` });
    const { notDrawnOnServer: reason, loadsAtOnce } = documentation;
    return { tag, title, html, drawn, reason, loadsAtOnce };
  }),
);
