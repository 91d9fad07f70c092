/**
 * Runs in a page before any other script. `window.bench` receives the times: `insertion` of the script, `evaluation`
 * (of `<pay-widget>`: its connection), `rendered` and `free`, each checked in every frame.
 */
export function watchPage({ rendered, free }) {
  const { define } = customElements;
  customElements.define = function defineWatched(name, element, ...rest) {
    const { connectedCallback } = element.prototype;
    element.prototype.connectedCallback = function connectedWatched() {
      performance.mark('evaluation');
      return connectedCallback.call(this);
    };
    return define.call(this, name, element, ...rest);
  };
  const found = {};
  const isShown = (selector) => (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
  const look = () => {
    if (isShown(rendered)) found.rendered ??= performance.now();
    if (isShown(free)) found.free ??= performance.now();
    if (!found.rendered || !found.free) return requestAnimationFrame(look);
    const markOf = (name) => performance.getEntriesByName(name)[0]?.startTime;
    window.bench = { insertion: markOf('insertion'), evaluation: markOf('evaluation'), ...found };
  };
  requestAnimationFrame(look);
}
