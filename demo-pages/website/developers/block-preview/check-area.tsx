import { html } from 'hono/html';
import type { Markup } from '../../platform/index.ts';

/** The check's findings about the example, below one of its previews. The page's script fills it. */
export function previewCheck(kind: 'shadow' | 'frame'): Markup {
  // Both show the same findings: one live region is enough.
  const voice = kind === 'shadow' ? html` role="status"` : '';
  return html`<div class="bo-check" id="${kind}-check" hidden><h3 class="bo-check__title">What the check says</h3><p class="bo-check__sum"${voice}></p><ol class="bo-check__list" role="list"></ol></div>`;
}

/** A field for pasted markup to be checked: the markup is parsed but never drawn. */
export function markupCheck(): Markup {
  return html`<section class="bo-own" id="own" aria-labelledby="own-title" hidden>
<h2 class="bo-stage__title" id="own-title">Check this markup</h2>
<form class="haven-form" id="own-form" autocomplete="off">
<div class="haven-field"><label class="haven-field__label" for="own-markup">Your own markup</label><p class="haven-field__hint" id="own-hint">A block, a part of a page, or a whole page from <code>&lt;html&gt;</code> on. It is read here, in your browser: nothing is sent, drawn or run.</p><textarea class="haven-field__control bo-own__text" id="own-markup" rows="8" spellcheck="false" dir="ltr" aria-describedby="own-hint" required></textarea></div>
<div class="haven-actions"><button class="haven-button haven-button--primary" type="submit">Check</button></div>
</form>
<div class="bo-check" id="own-check"><p class="bo-check__sum" role="status"></p><ol class="bo-check__list" role="list"></ol></div>
</section>`;
}
