import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { FrameOptions } from '../frame-options.ts';

const HEADINGS: Record<string, (text: string) => TemplateResult> = {
  title: (text) => html`<h2 class="title">${text}</h2>`,
  title_h1: (text) => html`<h1 class="title">${text}</h1>`,
  title_h2: (text) => html`<h2 class="title">${text}</h2>`,
  title_h3: (text) => html`<h3 class="title">${text}</h3>`,
  title_h4: (text) => html`<h4 class="title">${text}</h4>`,
  title_h5: (text) => html`<h5 class="title">${text}</h5>`,
  title_h6: (text) => html`<h6 class="title">${text}</h6>`,
};

/** The merchant's headings and description, as plain text. */
export function titleView({ texts }: FrameOptions, hidden: ReadonlySet<string>): unknown {
  const headings = hidden.has('title')
    ? []
    : Object.entries(HEADINGS).map(([key, draw]) => {
        const text = texts.get(key);
        return text ? draw(text) : nothing;
      });
  const description = hidden.has('title_description') ? undefined : texts.get('title_description');
  return html`${headings}${description ? html`<p class="title-description">${description}</p>` : nothing}`;
}
