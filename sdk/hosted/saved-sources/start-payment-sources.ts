import { openParentChannel } from '../remote-action/parent-channel.ts';
import type { PageOptions } from './page-options.ts';
import type { SavedSource, SourcePage } from './saved-source.ts';
import { drawSourceList } from './source-list.ts';

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
  let chosen: SavedSource | null = null;

  const fetchPage = async (skip: number): Promise<SourcePage> => {
    const asked = new URLSearchParams({ skip: String(skip) });
    for (const name of FILTERS) if (query.get(name)) asked.set(name, query.get(name) ?? '');
    const response = await view.fetch(`/v1/payment_sources?${asked}`, { headers });
    const { resource, error } = await response.json();
    if (!response.ok) throw Object.assign(new Error(error.message), { code: error.code });
    return resource.data;
  };
  const facts = ({ total_item, skip, limit }: SourcePage) => ({ total_item, skip, limit });
  const choose = (source: SavedSource | null) => {
    const { holder_name: _, expire_month: __, expire_year: ___, ...told } = source ?? chosen ?? ({} as SavedSource);
    chosen = source;
    channel.post(source ? 'select' : 'unselect', told);
    if (source) channel.post('metaChange', { type: source.payment_source_type, gateway_type: source.gateway_type });
  };
  const show = async (skip: number, event: 'afterLoad' | 'next' | 'prev') => {
    try {
      const page = await fetchPage(skip);
      drawSourceList(place, page, chosen?.payment_source_id ?? null, {
        choose,
        turn: (direction) =>
          void show(Math.max(0, skip + (direction === 'next' ? page.limit : -page.limit)), direction),
      });
      if (event !== 'afterLoad') place.querySelector<HTMLElement>('input:checked, input')?.focus();
      channel.post(event, facts(page));
    } catch (error) {
      const { message, code = 'service_unreachable' } = error as Error & { code?: string };
      const text =
        code === 'service_unreachable' ? 'The saved payment methods cannot be loaded. Try again later.' : message;
      place.textContent = '';
      place.append(Object.assign(view.document.createElement('p'), { role: 'alert', textContent: text }));
      channel.post('systemError', { message: text, code });
    }
  };

  const watcher = new view.ResizeObserver(() => {
    const { width, height } = view.document.documentElement.getBoundingClientRect();
    channel.postChange('resize', { height: Math.ceil(height), width: Math.ceil(width) });
  });
  await show(0, 'afterLoad');
  watcher.observe(view.document.documentElement);
  return () => {
    watcher.disconnect();
    channel.close();
  };
}
