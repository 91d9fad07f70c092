import { expect } from '#testing/browser.ts';
import {
  installHostedForm,
  json,
  messages,
  newFrame,
  open,
  posted,
  provider,
  received,
  settled,
  until,
} from './testing/hosted-form-page.ts';

installHostedForm();

const THANKS = `${location.origin}/thanks`;
const SORRY = `${location.origin}/sorry`;

/** A merchant's page with the form, in a frame, so that it can be left without leaving the test. */
async function shop(configuration: object, query?: string) {
  provider.describe = () => configuration;
  const shopFrame = newFrame();
  const page = shopFrame.contentWindow as Window & typeof globalThis;
  page.addEventListener('message', ({ data }) => messages.push(JSON.parse(String(data))));
  const form = await open(query, page.document);
  const address = () => (page.location.href === 'about:blank' ? '' : page.location.pathname);
  return { ...form, address };
}

describe('the result of a form', () => {
  const pages = { success_redirect_url: THANKS, error_redirect_url: SORRY };

  it('takes the shopper to the page of success, after `finish`', async () => {
    const { fill, form, address } = await shop(pages);
    fill();
    void form.submit();
    await received('finish');
    expect(address(), 'the page hears the token before it is left').to.equal('');
    await form.submit();
    await until(() => address() !== '');
    expect(address(), '[P8.01] success_redirect_url').to.equal('/thanks');
    expect(posted('finish'), 'a second click while the page is left').to.have.length(1);
  });

  it('takes the shopper to the page of failure when the provider cannot make the token', async () => {
    const { fill, form, address } = await shop(pages);
    fill();
    provider.answerToken = async () => json(500, null);
    void form.submit();
    await received('systemError');
    await until(() => address() !== '');
    expect(address(), '[P8.01] error_redirect_url').to.equal('/sorry');
  });

  for (const [name, answer] of [
    [
      'what the shopper can mend',
      async () => json(400, null, { message: 'Use a test card', code: 'test_card_required' }),
    ],
    ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const) {
    it(`keeps the shopper here for ${name}`, async () => {
      const { fill, form, address, container } = await shop(pages);
      fill();
      provider.answerToken = answer;
      await form.submit();
      await settled();
      expect(address()).to.equal('');
      expect(container.querySelector('[role=alert]')?.textContent).not.to.equal('');
    });
  }

  for (const address of ['javascript:parent.top.hit=1', 'data:text/html,x', '//evil.test', 'file:///etc', '', 7]) {
    it(`leads nowhere for ${JSON.stringify(address)}`, async () => {
      const { fill, form, address: where } = await shop({ success_redirect_url: address });
      fill();
      await form.submit();
      await received('finish');
      await settled();
      expect([where(), 'hit' in window], '[P8.01] http(s) only').to.eql(['', false]);
    });
  }

  it('is not shown where the page shows it itself', async () => {
    const query = 'widget_id=w1&public_key=pk&configuration_tokens=cfg_1&finish_text=Saved';
    const shown = await shop({}, query);
    const quiet = await shop({ disable_result_message: true }, query);
    for (const { form, fill, container } of [shown, quiet]) {
      fill();
      await form.submit();
      const text = container.querySelector('[role=alert]')?.textContent?.trim();
      expect(text, '[P8.01] disable_result_message').to.equal(container === quiet.container ? '' : 'Saved');
      provider.answerToken = async () => json(500, null);
      await form.submit();
      const problem = container.querySelector('[role=alert]')?.textContent?.trim();
      expect(problem === '', '[P8.01] failures too').to.equal(container === quiet.container);
      provider.answerToken = async () => json(201, 'tok_1');
    }
    await until(() => posted('systemError').length === 2);
    quiet.type('card_number', '4');
    await quiet.form.submit();
    expect(quiet.error('card_number'), 'what the shopper can mend stays visible').not.to.equal(null);
  });
});
