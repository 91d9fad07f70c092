// A page of `npm run dev` follows the charity's folder.
const own = new URL(import.meta.url).search.slice(1);
const panel = document.createElement('div');
panel.setAttribute('role', 'alert');
panel.style.cssText = `position: fixed; inset: auto 1rem 1rem; z-index: 2147483647; max-height: 50vh; overflow: auto;
  padding: 1rem 1.25rem; border: 2px solid #b42318; border-radius: 8px; background: #fff; color: #1f1f1f;
  font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; direction: ltr`;

new EventSource('/live-reload/events').onmessage = ({ data }) => {
  const { version, faults } = JSON.parse(data);
  if (version !== own && faults.length === 0) return location.reload();
  const title = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  panel.textContent = [`${title} in the charity’s folder. You see the last good content.`, ...faults].join('\n');
  if (faults.length > 0) document.body.append(panel);
  else panel.remove();
};
