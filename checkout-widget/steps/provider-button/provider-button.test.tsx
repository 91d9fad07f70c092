import * as afterpay from '#checkout/steps/afterpay/afterpay-checkout-step.tsx';
import { faultsOf, rendered, stage, TOKEN } from '#checkout/steps/testing/stage-page.tsx';
import * as zip from '#checkout/steps/zip/zip-step.tsx';
import { expect } from '#testing/browser.ts';
import { jwt } from '../../../sdk/client/testing/client-fakes.ts';
import { answerCalls } from '../../../sdk/widget/testing/form-frame.ts';

const EVENT = 'callback.child_widget.status';
const CHECKOUT = '/v1/payment_sources/external_checkout';
/** The rows of each button's look and opening. */
const AFTERPAY_ROWS = {
  logo: '[C2.51]',
  height: '[C2.53]',
  width: '[C2.54]',
  radius: '[C2.55]',
  ground: '[C2.56] [C2.57] [C2.62]',
  border: '[C2.58]',
  cursor: '[C2.59]',
  fields: '[C2.60]',
  opens: '[C2.52]',
  values: '[C3.17]',
} as const;
const ZIP_ROWS = {
  logo: '[C2.63]',
  height: '[C2.64]',
  width: '[C2.65]',
  radius: '[C2.66]',
  ground: '[C2.67] [C9.09] [C2.62]',
  border: '[C2.68]',
  cursor: '[C2.68]',
  fields: '[C2.68]',
  opens: '[C2.68]',
  values: '[C3.18]',
} as const;
const STEPS = {
  Afterpay: [
    'afterpay_checkout_form.show',
    afterpay,
    'rgb(178, 252, 228)',
    'error in afterpay checkout widget',
    AFTERPAY_ROWS,
  ],
  Zip: ['zip_checkout_form.show', zip, 'rgb(26, 7, 38)', 'error in zip checkout widget', ZIP_ROWS],
} as const;
type Provider = keyof typeof STEPS;

/** A fake of the provider's window, open until it is closed. */
function testingPopup() {
  const popup = { closed: false, location: { replace() {} }, document, focus() {}, focused: 0 };
  return Object.assign(popup, {
    close: () => {
      popup.closed = true;
    },
    focus: () => {
      popup.focused += 1;
    },
    postMessage() {},
  });
}

describe('a provider’s button', () => {
  let page: ReturnType<typeof stage<'afterpay_checkout_form.show' | 'zip_checkout_form.show'>>;
  let provider: ReturnType<typeof answerCalls>;
  let opened: ReturnType<typeof testingPopup>[] = [];
  let answer: () => Response | Promise<Response>;
  const open = window.open;
  beforeEach(() => {
    opened = [];
    window.open = () => {
      const popup = testingPopup();
      opened.push(popup);
      return popup as unknown as Window;
    };
    answer = () => new Promise(() => {});
    provider = answerCalls((call) => (call.path === CHECKOUT ? answer() : Response.json({ resource: { data: 'o1' } })));
  });
  afterEach(() => {
    page.unmount();
    window.open = open;
    provider.restore();
  });
  const show = async (name: Provider, payload: object = {}, options: Parameters<typeof stage>[3] = {}) => {
    const [instruction, module] = STEPS[name];
    page = stage(instruction, module, { gateway_id: 'g1', ...payload }, options) as typeof page;
    await rendered();
    return page.find<HTMLButtonElement>('.pay-provider-button');
  };
  const refused = (message?: string) => () => Response.json({ error: { message, code: 'c' } }, { status: 400 });

  for (const name of Object.keys(STEPS) as Provider[]) {
    const [, , background, words, rows] = STEPS[name];

    it(`of ${name} has a logo, a name and its look`, async () => {
      const button = await show(name);
      expect(page.all('button')).to.eql([button]);
      expect(await faultsOf(page.place)).to.eql([]);
      expect(
        [button.getAttribute('aria-label'), button.querySelectorAll('svg').length],
        `${rows.logo} one button with logo and name`,
      ).to.eql([`Pay with ${name}`, 1]);
      const { height, width, borderRadius, backgroundColor, borderTopWidth, cursor } = getComputedStyle(button);
      expect(height, `${rows.height} its height`).to.equal('50px');
      expect(width, `${rows.width} its width`).to.equal('320px');
      expect(borderRadius, `${rows.radius} its radius`).to.equal('10px');
      expect(backgroundColor, `${rows.ground} its ground`).to.equal(background);
      expect(borderTopWidth, `${rows.border} no border`).to.equal('0px');
      expect(cursor, `${rows.cursor} its cursor`).to.equal('pointer');
    });

    it(`of ${name} takes each of four fields alone, and wrong ones never`, async () => {
      const look = (button: HTMLElement) => {
        const { height, width, borderRadius, backgroundColor } = getComputedStyle(button);
        return [height, width, borderRadius, backgroundColor];
      };
      const usual = ['50px', '320px', '10px', background];
      for (const [field, value, index, computed] of [
        ['height', '60px', 0, '60px'],
        ['height', 60, 0, '60px'],
        ['width', '280', 1, '280px'],
        ['borderRadius', '4px', 2, '4px'],
        ['background_color', '#ffffff', 3, 'rgb(255, 255, 255)'],
      ] as const) {
        const button = await show(name, {}, { base: { [field]: value } });
        const more = { height: ' [C1.21] [C2.61]', width: ' [C2.61]', borderRadius: '', background_color: ' [C2.62]' }[
          field
        ];
        expect(look(button), `${rows.fields}${more} ${field} alone`).to.eql(usual.with(index, computed));
        page.unmount();
      }
      const warn = console.warn;
      const warnings: unknown[] = [];
      console.warn = (...messages: unknown[]) => void warnings.push(...messages);
      try {
        const wrong = { height: 'red', width: '1px;color:red', background_color: 'red;}*{display:none' };
        expect(look(await show(name, {}, { base: wrong })), '[C2.61] what is no length').to.eql(usual);
        expect(warnings, '[C2.61] with a warning each').to.have.length(3);
      } finally {
        console.warn = warn;
      }
    });

    it(`of ${name} opens one window when it is clicked, with the server’s values`, async () => {
      const charge = jwt({ meta: 'x' });
      const button = await show(name, { charge_token: charge, meta: { amount: '50.00', currency: 'AUD' } });
      expect([opened.length, provider.calls.length], `${rows.opens} none before the click`).to.eql([0, 0]);
      button.click();
      await rendered();
      button.click();
      await rendered();
      expect(opened, `${rows.opens} one window`).to.have.length(1);
      expect(opened[0]?.focused).to.equal(1);
      expect(provider.calls, '[C4.34] no second checkout').to.have.length(1);
      const [{ path, body, headers }] = provider.calls as [(typeof provider.calls)[0]];
      expect([path, body['gateway_id']], `${rows.values} the gateway`).to.eql([CHECKOUT, 'g1']);
      expect(body['meta'], `${rows.values} the meta`).to.eql({ amount: '50.00', currency: 'AUD' });
      expect(headers.get('x-access-token'), `${rows.values} the charge`).to.equal(charge);
      expect(page.isBusy(), '[C4.34] others wait').to.equal(true);
      expect(page.merchant.map(([event]) => event)).to.eql(['onClick']);
    });

    it(`of ${name} reports a failure in its own words or in the default ones, once [C8.01, C8.02]`, async () => {
      const error = console.error;
      console.error = () => {};
      try {
        for (const [message, reported] of [
          ['X', 'X'],
          [undefined, words],
        ]) {
          answer = refused(message);
          const button = await show(name);
          button.click();
          await rendered(20);
          expect(page.reports).to.eql([{ event: EVENT, stay: false, payload: { status: 'error', message: reported } }]);
          expect(page.isBusy()).to.equal(false);
          page.unmount();
        }
      } finally {
        console.error = error;
      }
    });
  }

  it('uses the instruction’s token where the server sends no charge token', async () => {
    const button = await show('Zip');
    button.click();
    await rendered();
    expect(provider.calls[0]?.headers.get('x-access-token')).to.equal(TOKEN);
  });

  it('does nothing while another action runs, and closes its window when the session is over [C4.31, C4.34]', async () => {
    const button = await show('Afterpay');
    page.set({ isBusy: true });
    await rendered();
    button.click();
    expect([opened.length, button.getAttribute('aria-disabled')]).to.eql([0, 'true']);
    page.set({ isBusy: false });
    await rendered();
    button.click();
    await rendered();
    expect(opened[0]?.closed).to.equal(false);
    page.set({ isOver: true });
    await rendered();
    expect(opened[0]?.closed).to.equal(true);
    button.click();
    await rendered();
    expect([opened.length, page.reports]).to.eql([1, []]);
  });

  it('without an open window outlives the end of the session [C4.31]', async () => {
    await show('Afterpay');
    page.set({ isOver: true });
    await rendered();
    expect(opened).to.eql([]);
  });

  it('fits 320 px and less', async () => {
    const button = await show('Zip', {}, { width: 260 });
    expect(button.getBoundingClientRect().width).to.equal(260);
  });

  it('shows Zip’s icon 50 px high [C9.10]', async () => {
    await show('Zip');
    expect(getComputedStyle(page.find('svg')).height).to.equal('50px');
  });
});
