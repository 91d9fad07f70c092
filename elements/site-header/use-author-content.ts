import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Navigation, readNavigation } from './nav-items.ts';

interface AuthorContent {
  navigation: Navigation;
  hasSearch: boolean;
}

const read = (element: Element): AuthorContent => ({
  navigation: readNavigation(element),
  hasSearch: [...element.children].some((child) => child.getAttribute('slot') === 'search'),
});

/** The author's content in the element, including later changes: a page that is still loading, a new link. */
export function useAuthorContent(element: HTMLElement): AuthorContent {
  const [content, setContent] = useState(() => read(element));

  useLayoutEffect(() => {
    // Synchronously, so that no frame shows the old links.
    const observer = new MutationObserver(() => flushSync(() => setContent(read(element))));
    observer.observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['href', 'aria-current', 'aria-label', 'slot'],
    });
    return () => observer.disconnect();
  }, [element]);

  return content;
}
