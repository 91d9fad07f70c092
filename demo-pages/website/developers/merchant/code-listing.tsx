import { html } from 'hono/html';
import type { Markup } from '../../platform/index.ts';

const PIECES =
  /(?<comment>\/\/[^\n]*)|(?<string>'(?:[^'\\\n]|\\.)*'|`[^`]*`|"[^"\n]*")|(?<word>\b(?:async|await|catch|const|export|for|from|function|if|import|new|of|return|throw|try)\b)/g;

/** Program text with markup for comments, strings and keywords. Everything in it is escaped. */
function coloured(code: string): Markup[] {
  const parts: Markup[] = [];
  let end = 0;
  for (const match of code.matchAll(PIECES)) {
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0] ?? '';
    parts.push(html`${code.slice(end, match.index)}<span class="merchant-code__${kind}">${match[0]}</span>`);
    end = match.index + match[0].length;
  }
  parts.push(html`${code.slice(end)}`);
  return parts;
}

function listing(name: string, code: Markup[] | string): Markup {
  const id = `code-${name.replace(/\W+/g, '-')}`;
  return html`<figure class="merchant-code">
<figcaption class="merchant-code__head"><span>${name}</span><button class="merchant-code__copy" type="button" data-copies="${id}" hidden>Copy<span class="haven-visually-hidden"> ${name}</span></button></figcaption>
<pre class="merchant-code__text" role="region" aria-label="${name}" tabindex="0"><code id="${id}">${code}</code></pre>
</figure>`;
}

/** A named script with a button that copies it. */
export const codeListing = (name: string, code: string): Markup => listing(name, coloured(code.trim()));

/** The same for text that is not a script. */
export const plainListing = (name: string, text: string): Markup => listing(name, text);
