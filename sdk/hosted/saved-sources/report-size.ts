import type { ParentChannel } from '../remote-action/parent-channel.ts';

/** Posts `resize` whenever the page has another size, from now on. Returns a function that stops this. */
export function reportSize(view: Window & typeof globalThis, channel: Pick<ParentChannel, 'postChange'>): () => void {
  const page = view.document.documentElement;
  const watcher = new view.ResizeObserver(() => {
    const { width, height } = page.getBoundingClientRect();
    channel.postChange('resize', { height: Math.ceil(height), width: Math.ceil(width) });
  });
  watcher.observe(page);
  return () => watcher.disconnect();
}
