import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { tinyFilm } from '#parts/testing/film-fixture.ts';
import { expect, nextFrame, oneEvent, waitUntil } from '#testing/browser.ts';
import './video-block.tsx';

const captions = 'data:text/vtt,WEBVTT%0A%0A00:00.000 --> 00:02.000%0AA lamp is lit.';

function place(attributes = `src="${tinyFilm}" captions="${captions}"`): HTMLElement {
  const box = document.createElement('main');
  box.innerHTML = `<video-block label="Dawn" ${attributes}><a href="/film">Watch Dawn</a></video-block>`;
  document.body.append(box);
  return box.firstElementChild as HTMLElement;
}
const find = <Found extends Element = HTMLElement>(block: HTMLElement, selector: string) =>
  block.shadowRoot?.querySelector(selector) as Found;
const play = async (block: HTMLElement) => {
  find(block, '[part=button]').click();
  await nextFrame();
};
/** A real key press, because browsers do not play a film without one. */
const clickPlay = async (block: HTMLElement) => {
  find(block, '[part=button]').focus();
  await sendKeys({ press: 'Enter' });
  await nextFrame();
};
const closed = (block: HTMLElement) => oneEvent(block, 'video-end');

describe('video-block', () => {
  afterEach(() => document.body.replaceChildren());

  it('sends no request before the click', async () => {
    const third = place('youtube-id="aaaaaaaaaaa"');
    const file = place();
    await nextFrame();
    for (const block of [third, file]) expect(find(block, 'iframe, video, dialog, link')).to.equal(null);
    expect(find(third, '[part=button]').textContent).to.equal('Dawn Plays from YouTube');
    expect(find(third, '[part=button] svg').getAttribute('aria-label')).to.equal('Play film:');
    expect(find(file, '[part=button]').textContent).not.to.contain('Plays from');
  });

  it('plays its film in a modal dialog [W2.21]', async () => {
    const block = place();
    await clickPlay(block);
    const dialog = find<HTMLDialogElement>(block, 'dialog');
    expect(dialog.matches(':modal')).to.equal(true);
    expect(find(block, 'h2').textContent).to.equal('Dawn');
    expect(dialog.getAttribute('aria-label')).to.equal('Dawn');
    const video = find<HTMLVideoElement>(block, 'video');
    expect(video.controls).to.equal(true);
    await waitUntil(() => video.currentTime > 0, 'the film plays');
    await expect(block).to.be.accessible();
  });

  it('shows captions', async () => {
    const block = place();
    await play(block);
    const track = find<HTMLTrackElement>(block, 'track');
    expect([track.kind, track.srclang, track.default, track.src]).to.deep.equal(['captions', 'en', true, captions]);
    await waitUntil(() => track.track.cues?.length === 1, 'the captions are read');
    expect(track.track.mode).to.equal('showing');
  });

  it('closes by its button, and the sound stops [W2.22]', async () => {
    const block = place();
    await clickPlay(block);
    const video = find<HTMLVideoElement>(block, 'video');
    await waitUntil(() => !video.paused);
    setTimeout(() => find(block, '[part=close-button]').click());
    await closed(block);
    expect(find(block, 'dialog')).to.equal(null);
    expect(video.paused).to.equal(true);
    expect(video.hasAttribute('src')).to.equal(false);
  });

  it('closes on Escape and gives the focus back [W2.23]', async () => {
    const block = place();
    await clickPlay(block);
    expect(block.shadowRoot?.activeElement).to.equal(find(block, '[part=close-button]'));
    const end = closed(block);
    await sendKeys({ press: 'Escape' });
    await end;
    expect(find(block, 'dialog')).to.equal(null);
    expect(block.shadowRoot?.activeElement).to.equal(find(block, '[part=button]'));
  });

  it('closes on a click beside it, not on one inside [W2.23]', async () => {
    const block = place();
    await play(block);
    const { x, y, width } = find(block, '.dialog__head').getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + 10)] });
    expect(find<HTMLDialogElement>(block, 'dialog').open).to.equal(true);
    const end = closed(block);
    await sendMouse({ type: 'click', position: [3, 3] });
    await end;
    expect(find(block, 'dialog')).to.equal(null);
  });

  it('plays again after it was closed', async () => {
    const block = place();
    for (let round = 0; round < 2; round += 1) {
      await play(block);
      expect(find(block, 'video')).to.exist;
      const end = closed(block);
      find(block, '[part=close-button]').click();
      await end;
    }
  });

  for (const [attributes, host, rest] of [
    ['youtube-id="dQ_w-9gXcQ1"', 'www.youtube-nocookie.com', '/embed/dQ_w-9gXcQ1'],
    ['vimeo-id="76979871"', 'player.vimeo.com', '/video/76979871'],
  ] as const) {
    it(`plays from ${host} after the key press`, async () => {
      const block = place(attributes);
      await play(block);
      const frame = find<HTMLIFrameElement>(block, 'iframe');
      const { protocol, hostname, pathname, searchParams } = new URL(frame.src);
      expect([protocol, hostname, pathname, searchParams.get('autoplay')]).to.deep.equal(['https:', host, rest, '1']);
      expect(frame.title).to.equal('Dawn');
      find(block, '[part=close-button]').click();
      await closed(block);
      expect(find(block, 'iframe')).to.equal(null);
    });
  }

  it('lets the page refuse, and emits start and end', async () => {
    const block = place();
    const received: string[] = [];
    for (const type of ['video-request', 'video-start', 'video-end'])
      document.addEventListener(type, ({ type }) => received.push(type), { once: true });
    document.addEventListener('video-request', (event) => event.preventDefault(), { once: true });
    await play(block);
    expect(find(block, 'dialog')).to.equal(null);
    expect(received.splice(0)).to.deep.equal(['video-request']);
    await play(block);
    expect(received).to.deep.equal(['video-start']);
    find(block, '[part=close-button]').click();
    await closed(block);
    expect(received).to.deep.equal(['video-start', 'video-end']);
  });

  it('shows a message when the film is missing', async () => {
    const block = place('src="data:video/webm;base64,AAAA"');
    await play(block);
    await waitUntil(() => find(block, '[role=alert]'), 'the message');
    expect(find(block, '[role=alert]').textContent).to.contain('could not be played');
    expect(find(block, 'video')).to.equal(null);
    await expect(block).to.be.accessible();
  });

  it('stops when the block is taken out of the page', async () => {
    const block = place();
    await play(block);
    const video = find<HTMLVideoElement>(block, 'video');
    block.remove();
    await nextFrame();
    expect(video.paused).to.equal(true);
    expect(document.querySelector(':modal')).to.equal(null);
  });

  for (const [attributes, name] of [
    ['', '"src"'],
    ['youtube-id="<img onerror=alert(1)>"', '"youtube-id"'],
    ['youtube-id="aaaaaaaaaa"', '"youtube-id"'],
    ['vimeo-id="1/../../x"', '"vimeo-id"'],
    ['label="" src="/film.mp4"', '"label"'],
  ] as const) {
    it(`shows the author’s link and names the attribute for ${attributes || 'no film at all'}`, async () => {
      const warnings: string[] = [];
      const { warn } = console;
      console.warn = (text: string) => warnings.push(text);
      const box = document.createElement('main');
      box.innerHTML = `<video-block ${attributes.startsWith('label') ? '' : 'label="Dawn"'} ${attributes}><a href="/film">Watch</a></video-block>`;
      document.body.append(box);
      console.warn = warn;
      const block = box.firstElementChild as HTMLElement;
      expect(find<HTMLSlotElement>(block, 'slot:not([name])').assignedElements()).to.have.length(1);
      expect(warnings.join()).to.contain('<video-block>').and.to.contain(name);
    });
  }
});
