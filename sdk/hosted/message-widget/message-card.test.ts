import { expect, nextFrame } from '#testing/browser.ts';
import { readPageOptions } from '../saved-sources/page-options.ts';
import { startMessageCard } from './start-message-card.ts';

/** A page inside a frame, as the payments origin serves it; the test is the page around it. */
async function open(query: Record<string, string>) {
  const frame = document.createElement('iframe');
  frame.style.width = '400px';
  document.body.append(frame);
  const view = frame.contentWindow as Window & typeof globalThis;
  const place = view.document.body.appendChild(view.document.createElement('main'));
  const received: { height: number; widget_id: string }[] = [];
  // The code runs in the test's own realm, so the source of its messages is the test's window.
  const hear = ({ origin, data }: MessageEvent) => {
    if (origin === location.origin && typeof data === 'string') received.push(JSON.parse(data));
  };
  window.addEventListener('message', hear);
  const search = new URLSearchParams({ widget_id: 'w1', sdk_origin: location.origin, ...query });
  const stop = startMessageCard(view, place, readPageOptions(`?${search}`, ''));
  const until = async (isThere: () => boolean) => {
    for (let tries = 0; tries < 300 && !isThere(); tries += 1) await nextFrame();
    expect(isThere()).to.equal(true);
  };
  return {
    place,
    received,
    until,
    close() {
      stop();
      window.removeEventListener('message', hear);
      frame.remove();
    },
  };
}

describe('the message page', () => {
  it('renders an icon, a title and text, as text [C1.16] [C2.80] [C3.22]', async () => {
    for (const type of ['success', 'error']) {
      const { place, close } = await open({
        type,
        title: 'A <b>bold</b> T',
        message: '<img src=x onerror=alert(1)>',
      });
      expect(place.querySelector(`.message--${type}`), `[C3.22] ${type} is accepted`).not.to.equal(null);
      expect(place.querySelector('h1')?.textContent, '[C3.22] the title').to.equal('A <b>bold</b> T');
      expect(place.querySelector('p')?.textContent, '[C3.22] the message').to.equal('<img src=x onerror=alert(1)>');
      expect(place.querySelectorAll('svg')).to.have.length(1);
      expect(place.querySelectorAll('b, img'), '[C3.22] no markup').to.have.length(0);
      close();
    }
  });

  it('is styled as success or as error, and as error for anything else [C2.81]', async () => {
    const paths: (string | null | undefined)[] = [];
    for (const [type, style] of [
      ['success', 'message--success'],
      ['error', 'message--error'],
      ['warning', 'message--error'],
    ] as const) {
      const { place, close } = await open({ type, title: 'T', message: 'M' });
      expect([...(place.firstElementChild?.classList ?? [])]).to.deep.equal(['message', style]);
      paths.push(place.querySelector('path')?.getAttribute('d'));
      close();
    }
    expect(paths[0]).not.to.equal(paths[1]);
    expect(paths[1]).to.equal(paths[2]);
  });

  it('reports its height to the page around it, and again when that changes [C2.85]', async () => {
    const { place, received, until, close } = await open({ type: 'success', title: 'T', message: 'M' });
    await until(() => received.length === 1);
    const height = () => Math.ceil(place.firstElementChild?.getBoundingClientRect().height ?? 0);
    expect(received[0]).to.include({ event: 'resize', widget_id: 'w1', height: height() });
    (place.querySelector('p') as HTMLElement).textContent = 'M '.repeat(500);
    await until(() => received.length === 2);
    expect(received[1]?.height).to.equal(height());
    close();
  });

  it('leaves out what is not there', async () => {
    const { place, close } = await open({ type: 'success' });
    expect(place.querySelectorAll('h1, p')).to.have.length(0);
    close();
  });
});
