// What other people's software does to a page, imitated. Each function stands alone, so that Playwright can send it to a page.

export interface Translation {
  /** How long (ms) a text that appears later waits for its translation. */
  readonly lateMs?: number;
  /** The language that the page is said to have then. */
  readonly language?: string;
}

/**
 * The translator of Chrome and Edge: throws each text node away and puts two <font> in its place, in open shadow roots too.
 * Returns what ends it.
 */
export function translateIntoFonts({ lateMs, language }: Translation = {}): () => void {
  const observers: MutationObserver[] = [];
  const ended = new AbortController();
  function translate(text: Text): void {
    const parent = text.parentElement;
    if (ended.signal.aborted || !text.isConnected || !text.data.trim()) return;
    if (text.data.endsWith('»') || parent?.closest('script, style, textarea, font')) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = `${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  function translateIn(node: Node): void {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let each: Node | null = node; each; each = walker.nextNode()) {
      if (each instanceof Text) texts.push(each);
      else if (each instanceof Element && each.shadowRoot) watch(each.shadowRoot);
    }
    for (const text of texts) translate(text);
  }
  function watch(root: Node): void {
    translateIn(root);
    const observer = new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ addedNodes, target, type }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      );
      const act = () => {
        for (const node of nodes) translateIn(node);
      };
      if (lateMs) setTimeout(act, lateMs);
      else act();
    });
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    observers.push(observer);
  }
  watch(document.body);
  document.documentElement.classList.add('translated-ltr');
  if (language) document.documentElement.lang = language;
  return () => {
    ended.abort();
    for (const observer of observers) observer.disconnect();
    document.documentElement.classList.remove('translated-ltr');
  };
}

/** The translator of Firefox: writes into each text node where it is, also into later ones. Returns what ends it. */
export function translateInPlace(): () => void {
  const observers: MutationObserver[] = [];
  function translateIn(node: Node): void {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let each: Node | null = node; each; each = walker.nextNode()) {
      if (each instanceof Element && each.shadowRoot) watch(each.shadowRoot);
      if (!(each instanceof Text) || !each.data.trim() || each.data.endsWith('»')) continue;
      if (!each.parentElement?.closest('script, style, textarea')) each.data = `${each.data}»`;
    }
  }
  function watch(root: Node): void {
    translateIn(root);
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) for (const node of [target, ...addedNodes]) translateIn(node);
    });
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    observers.push(observer);
  }
  watch(document.body);
  return () => {
    for (const observer of observers) observer.disconnect();
  };
}

/** Password managers and writing aids: an element of their own beside each field, and attributes on the fields. */
export function insertBesideFields(within: ParentNode = document): void {
  const isShown = 'input:not([type=hidden]), textarea, select';
  for (const field of within.querySelectorAll<HTMLElement>(isShown)) {
    field.setAttribute('data-com.bitwarden.browser.user-edited', 'yes');
    field.setAttribute('data-gramm', 'false');
    field.setAttribute('data-dashlane-rid', '3f2a');
    field.style.setProperty('background-image', 'none', 'important');
    const icon = document.createElement('com-1password-button');
    icon.attachShadow({ mode: 'open' }).append(document.createElement('button'));
    const aid = document.createElement('grammarly-extension');
    field.before(aid);
    field.after(icon);
  }
  for (const element of within.querySelectorAll('*')) if (element.shadowRoot) insertBesideFields(element.shadowRoot);
}

/** Dark Reader: sheets of its own, and attributes and variables on whatever has a style. */
export function darken(within: Document | ShadowRoot = document): void {
  const sheet = document.createElement('style');
  sheet.className = 'darkreader darkreader--sync';
  sheet.media = 'screen';
  (within instanceof Document ? within.head : within).append(sheet);
  for (const element of within.querySelectorAll<HTMLElement>('*')) {
    if (element.hasAttribute('style')) {
      element.setAttribute('data-darkreader-inline-bgcolor', '');
      element.style.setProperty('--darkreader-inline-bgcolor', '#181a1b');
    }
    if (element.shadowRoot) darken(element.shadowRoot);
  }
  document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
}

/** A tool for A/B tests: other words and a badge in each button and heading, which it also wraps. */
export function experimentWithTexts(within: ParentNode = document): void {
  for (const element of within.querySelectorAll('button, a, h1, h2, h3, legend, label > span')) {
    if (element.querySelector('input, select, textarea, slot')) continue;
    const bold = document.createElement('b');
    bold.textContent = 'Try it today';
    element.replaceChildren(bold);
  }
  for (const element of within.querySelectorAll('*')) if (element.shadowRoot) experimentWithTexts(element.shadowRoot);
}

/** The same, for elements: each button and message in an element of the tool. */
export function wrapElements(within: ParentNode = document): void {
  for (const element of within.querySelectorAll('button, [role="status"], [role="alert"], h2, p')) {
    const box = document.createElement('div');
    box.className = 'optly-variation';
    element.replaceWith(box);
    box.append(element);
  }
  for (const element of within.querySelectorAll('*')) if (element.shadowRoot) wrapElements(element.shadowRoot);
}
