import { make } from '../kit/dom.ts';
import { openParentChannel } from '../remote-action/parent-channel.ts';
import type { PageOptions } from './page-options.ts';
import { reportSize } from './report-size.ts';
import { type SavedSourceEntry, type SourcePage, sourceDetail, sourceTitle } from './saved-source.ts';

/** What the shopper may do with a saved source. */
type SourceChange = 'default' | 'removed';

const button = (text: string, label: string, act: () => void) => {
  const element = make('button', { type: 'button', class: 'quiet', 'aria-label': `${text}: ${label}` }, text);
  element.addEventListener('click', act);
  return element;
};

/** The buttons beside a source; a source is removed only after a second click. */
function sourceActions(source: SavedSourceEntry, change: (kind: SourceChange) => void): HTMLElement {
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

type ListHandlers = {
  choose(source: SavedSourceEntry | null): void;
  turn(direction: 'next' | 'prev'): void;
  change(change: SourceChange, source: SavedSourceEntry): void;
};

/** A page of the list: one radio button a source, and buttons to change the page if there are more. */
function renderSourceList(
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

const FILTERS = ['query_token', 'gateway_ids', 'payment_source_types', 'limit'];

/**
 * The list of saved sources in its frame: loads one page at a time and reports the shopper's actions to the page around
 * it.
 */
export async function startPaymentSources(
  view: Window & typeof globalThis,
  place: HTMLElement,
  { query, sdkOrigin, widgetId, refId }: PageOptions,
): Promise<() => void> {
  const channel = openParentChannel(view, sdkOrigin, { widgetId, refId, purpose: () => 'payment_source' }, () => {});
  const access = query.get('access_token');
  const headers: Record<string, string> = access
    ? { 'x-access-token': access }
    : { 'x-user-public-key': query.get('public_key') ?? '' };
  let chosen: SavedSourceEntry | null = null;
  const list = make('div');
  const status = make('p', { class: 'status', role: 'status' });

  const ask = async (path: string, parameters: URLSearchParams, method = 'GET') => {
    const response = await view.fetch(`/v1/payment_sources${path}?${parameters}`, { method, headers });
    const { resource, error } = await response.json();
    if (!response.ok) throw Object.assign(new Error(error.message), { code: error.code });
    return resource.data;
  };
  const fetchPage = async (skip: number): Promise<SourcePage> => {
    const parameters = new URLSearchParams({ skip: String(skip) });
    for (const name of FILTERS) if (query.get(name)) parameters.set(name, query.get(name) ?? '');
    return ask('', parameters);
  };
  const facts = ({ total_item, skip, limit }: SourcePage) => ({ total_item, skip, limit });
  const choose = (source: SavedSourceEntry | null) => {
    const {
      holder_name: _,
      expire_month: __,
      expire_year: ___,
      ...details
    } = source ?? chosen ?? ({} as SavedSourceEntry);
    chosen = source;
    channel.post(source ? 'select' : 'unselect', details);
    if (source) channel.post('metaChange', { type: source.payment_source_type, gateway_type: source.gateway_type });
  };
  const change = async (kind: SourceChange, source: SavedSourceEntry, skip: number) => {
    const { payment_source_id, customer_id } = source;
    const path = `/${encodeURIComponent(payment_source_id)}`;
    const parameters = new URLSearchParams({ query_token: query.get('query_token') ?? '' });
    try {
      await (kind === 'default' ? ask(`${path}/default`, parameters, 'PUT') : ask(path, parameters, 'DELETE'));
    } catch (error) {
      return fail(error, 'changed');
    }
    if (kind === 'removed' && chosen?.payment_source_id === payment_source_id) choose(null);
    channel.post('finish', { action: kind, payment_source_id, customer_id });
    await show(skip, 'finish');
    const title = sourceTitle(source);
    status.textContent = kind === 'removed' ? `${title} was removed.` : `${title} is your default now.`;
  };
  const fail = (error: unknown, deed = 'loaded') => {
    const { message, code = 'service_unreachable' } = error as Error & { code?: string };
    const unreachable = `The saved payment methods cannot be ${deed} now. Try again later.`;
    const text = code === 'service_unreachable' ? unreachable : message;
    list.querySelector('[role=alert]')?.remove();
    list.prepend(make('p', { role: 'alert' }, text));
    channel.post('systemError', { message: text, code });
  };
  const show = async (skip: number, event: 'afterLoad' | 'next' | 'prev' | 'finish'): Promise<void> => {
    status.textContent = '';
    try {
      const page = await fetchPage(skip);
      // The last source of a later page was removed.
      if (page.items.length === 0 && skip > 0) return show(Math.max(0, skip - page.limit), event);
      renderSourceList(list, page, chosen?.payment_source_id ?? null, {
        choose,
        change: (kind, source) => void change(kind, source, skip),
        turn: (direction) =>
          void show(Math.max(0, skip + (direction === 'next' ? page.limit : -page.limit)), direction),
      });
      if (event !== 'afterLoad') list.querySelector<HTMLElement>('input:checked, input, p')?.focus();
      if (event !== 'finish') channel.post(event, facts(page));
    } catch (error) {
      list.textContent = '';
      fail(error);
    }
  };

  await show(0, 'afterLoad');
  place.replaceChildren(list, status);
  const endReports = reportSize(view, channel);
  return () => {
    endReports();
    channel.close();
  };
}
