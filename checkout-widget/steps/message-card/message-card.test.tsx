import { rendered, stage, stopClock } from '#checkout/steps/testing/stage-page.tsx';
import { expect } from '#testing/browser.ts';
import * as message from './message-card-step.tsx';

const TITLE = 'A <b>bold</b> title';
const TEXT = '<img src=x onerror=alert(1)>';

describe('the message step', () => {
  let clock: ReturnType<typeof stopClock>;
  let shown: ReturnType<typeof stage<'generic.show_message'>>;
  afterEach(() => {
    clock.uninstall();
    shown.unmount();
  });

  for (const type of ['success', 'error']) {
    it(`shows a message of type ${type} in its frame, or itself once that is late, as plain text [C3.22]`, async () => {
      clock = stopClock();
      shown = stage('generic.show_message', message, { type, title: TITLE, message: TEXT });
      await rendered();
      const frame = shown.find<HTMLIFrameElement>('iframe');
      const { searchParams } = new URL(frame.src, location.href);
      expect(
        ['type', 'title', 'message'].map((name) => searchParams.get(name)),
        '[C3.22] what the frame is to render',
      ).to.eql([type, TITLE, TEXT]);
      clock.tick(999);
      await rendered();
      expect([frame.hidden, shown.text()]).to.eql([false, '']);
      clock.tick(1);
      await rendered();
      expect(frame.hidden).to.equal(true);
      const card = shown.find('.pay-message');
      expect([...card.classList], '[C3.22] the type').to.eql(['pay-message', `pay-message--${type}`]);
      expect(
        [...card.children].map(({ textContent }) => textContent),
        '[C3.22] the words, letter by letter',
      ).to.eql([TITLE, TEXT]);
      expect(shown.all('b, img'), '[C3.22] no markup').to.eql([]);
    });
  }
});
