import { hasAttribute, type PageElement } from './page-nodes.ts';
import { views } from './views.ts';

/**
 * Written into the start tag of a rendered tag, for rules of the page about tags that have not been rendered, and for
 * the loader.
 */
export const RENDERED_ATTRIBUTE = 'data-haven-drawn';

/**
 * Written into the start tag of a tag that is not rendered and can wait: the author's content works before its script.
 */
export const WAITING_ATTRIBUTE = 'data-haven-waits';

/**
 * The attribute's value: when the tag's script loads. A field does so at once, because the form around it needs its
 * value.
 */
function loadingOf(tag: string): 'now' | '' {
  const view = views.get(tag);
  return view?.loads ?? (view?.formAssociated ? 'now' : '');
}

/** The attributes of a tag that was rendered, or was not and has content of the author's, as markup. */
export function marksOf(tag: string, isRendered: boolean, hasContent: boolean): string {
  const loads = loadingOf(tag);
  if (isRendered) return ` ${RENDERED_ATTRIBUTE}${loads && `="${loads}"`}`;
  return hasContent && views.get(tag)?.loads !== 'now' ? ` ${WAITING_ATTRIBUTE}` : '';
}

/** Whether a page was rendered before, and this tag could not be. */
export const isMarked = (element: PageElement): boolean => hasAttribute(element, WAITING_ATTRIBUTE);
