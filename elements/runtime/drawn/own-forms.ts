import { SCRIPTED } from './page-names.ts';

type Field = HTMLInputElement;
const TEXT = ':is(input:not([type=hidden],[type=radio],[type=checkbox]),textarea,select)[name]';

/**
 * The script of a tag could not be loaded: where a server has drawn it over the author's own form, shows that form, which
 * works without, with what was typed.
 */
export function showOwnForms(tag: string): void {
  for (const view of document.querySelectorAll(`${tag}[data-haven-drawn]>.${SCRIPTED}`)) {
    const host = view.parentElement as Element;
    host.removeAttribute('data-haven-drawn');
    host.setAttribute('data-haven-waits', '');
    for (const { name, value } of view.querySelectorAll<Field>(TEXT)) {
      const own = host.querySelector<Field>(`:scope>:not([slot]) ${TEXT}[name="${CSS.escape(name)}"]`);
      if (own) own.value = value;
    }
  }
}
