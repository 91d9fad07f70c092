import { make } from '../kit/dom.ts';
import { type SavedSourceEntry, sourceTitle } from './saved-source.ts';

/** What the shopper may do with a saved source. */
export type SourceChange = 'default' | 'removed';

const button = (text: string, label: string, act: () => void) => {
  const element = make('button', { type: 'button', class: 'quiet', 'aria-label': `${text}: ${label}` }, text);
  element.addEventListener('click', act);
  return element;
};

/** The buttons beside a source; a source is removed only after a second click. */
export function sourceActions(source: SavedSourceEntry, change: (kind: SourceChange) => void): HTMLElement {
  const place = make('span', { class: 'actions' });
  const label = sourceTitle(source);
  const rest = () => {
    const remove = button('Remove', label, ask);
    place.replaceChildren(...(source.primary ? [] : [button('Make default', label, () => change('default'))]), remove);
    return remove;
  };
  const ask = () => {
    const sure = button('Remove it', label, () => change('removed'));
    place.replaceChildren(
      sure,
      button('Keep it', label, () => rest().focus()),
    );
    sure.focus();
  };
  rest();
  return place;
}
