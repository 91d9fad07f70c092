import { views } from './views.ts';

/** Written into the start tag of a drawn tag, for rules of the page about tags that have not been drawn, and for the loader. */
export const DRAWN_ATTRIBUTE = 'data-haven-drawn';

/** The attribute's value: when the tag's script loads. A field does so at once, because the form around it needs its value. */
export function wakingOf(tag: string): 'now' | '' {
  const view = views.get(tag);
  return view?.wakes ?? (view?.formAssociated ? 'now' : '');
}
