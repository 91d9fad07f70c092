const MOST_LINES = 50;
/** The names of the actions that every preview prevents. */
const STOPPED = {
  submit: () => 'A form would be sent',
  'haven-navigate': ({ detail }) => `The block would go to ${detail.url}`,
  'video-request': () => 'A film would be fetched',
};

/** Logs the events of a preview's blocks, newest first. */
export function openEventLog(list) {
  const names = list.dataset.events.split(' ').filter(Boolean);
  const write = (where, text) => {
    const line = document.createElement('li');
    const place = document.createElement('span');
    place.textContent = where;
    line.append(place, ` ${text}`);
    list.prepend(line);
    list.children[MOST_LINES]?.remove();
  };
  return {
    /** Listens to all events of blocks in this root. */
    watch(root, where) {
      for (const name of names) {
        if (!(name in STOPPED))
          root.addEventListener(name, ({ detail }) => write(where, `${name} ${detailText(detail)}`));
      }
      for (const [name, words] of Object.entries(STOPPED))
        root.addEventListener(name, (event) => write(where, words(event)));
      root.addEventListener('click', (event) => {
        const link = event.composedPath().find((node) => node.matches?.('a[href]'));
        if (link && event.defaultPrevented) write(where, `A link would lead to ${link.getAttribute('href')}`);
      });
    },
  };
}

function detailText(detail) {
  try {
    return detail == null ? '' : JSON.stringify(detail);
  } catch {
    return '';
  }
}
