import { make } from '../kit/dom.ts';
import { type SavedSourceEntry, type SourcePage, sourceDetail, sourceTitle } from './saved-source.ts';
import { type SourceChange, sourceActions } from './source-actions.ts';

export type ListHandlers = {
  choose(source: SavedSourceEntry | null): void;
  turn(direction: 'next' | 'prev'): void;
  change(change: SourceChange, source: SavedSourceEntry): void;
};

/** A page of the list: one radio button a source, and buttons to change the page if there are more. */
export function renderSourceList(
  place: HTMLElement,
  { items, total_item, skip, limit, may_change }: SourcePage,
  chosenId: string | null,
  { choose, turn, change }: ListHandlers,
): void {
  if (total_item === 0) {
    place.replaceChildren(make('p', { tabindex: -1 }, 'No payment methods are saved.'));
    return;
  }
  const clear = make('button', { type: 'button', class: 'quiet', hidden: chosenId === null }, 'Choose none of these');
  const rows = items.map((source) => {
    const id = source.payment_source_id;
    const radio = make('input', { type: 'radio', name: 'source', value: id, checked: id === chosenId });
    radio.addEventListener('change', () => {
      clear.hidden = false;
      choose(source);
    });
    const text = make('span', {}, make('strong', {}, sourceTitle(source)), make('small', {}, sourceDetail(source)));
    const label = make('label', { class: 'source' }, radio, text);
    if (!may_change) return label;
    return make(
      'div',
      { class: 'changeable' },
      label,
      sourceActions(source, (kind) => change(kind, source)),
    );
  });
  clear.addEventListener('click', () => {
    for (const radio of place.querySelectorAll('input')) radio.checked = false;
    clear.hidden = true;
    place.querySelector('input')?.focus();
    choose(null);
  });
  const list = make('fieldset', {}, make('legend', {}, 'Saved payment methods'), ...rows, clear);
  const last = skip + items.length;
  const turnButton = (direction: 'next' | 'prev', text: string, isOff: boolean) => {
    const button = make('button', { type: 'button', disabled: isOff }, text);
    button.addEventListener('click', () => turn(direction));
    return button;
  };
  const pager = make(
    'nav',
    { 'aria-label': 'Pages of saved payment methods' },
    turnButton('prev', 'Previous', skip === 0),
    make('span', { role: 'status' }, `${skip + 1} to ${last} of ${total_item}`),
    turnButton('next', 'Next', last >= total_item),
  );
  place.replaceChildren(list, ...(total_item > limit || skip > 0 ? [pager] : []));
}
