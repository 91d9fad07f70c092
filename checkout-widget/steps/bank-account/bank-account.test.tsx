import { rendered, stage, stopClock, tell } from '#checkout/steps/testing/stage-page.tsx';
import { DEFAULT_THEME } from '#checkout/theme/theme.ts';
import { expect } from '#testing/browser.ts';
import { answerCalls, frameIn, queryOf, withToken } from '../../../sdk/widget/testing/form-frame.ts';
import * as bank from './bank-account-step.tsx';

describe('the bank account step', () => {
  let page: ReturnType<typeof stage<'bank_account_form.show'>>;
  let provider: ReturnType<typeof answerCalls>;
  let clock: ReturnType<typeof stopClock> | undefined;
  beforeEach(() => {
    provider = answerCalls(() => withToken());
  });
  afterEach(() => {
    clock?.uninstall();
    clock = undefined;
    page.unmount();
    provider.restore();
  });

  it('is a bank form of the provider for this gateway, with these facts and in this look [C2.42, C2.43, C3.27]', async () => {
    const theme = { ...DEFAULT_THEME, background_color: '#eeeeee' };
    const meta = { first_name: 'Ann', reference: 'r1' };
    page = stage('bank_account_form.show', bank, { gateway_id: 'g1', meta }, { theme });
    const frame = await frameIn(page.place);
    expect(new URL(frame.src).pathname).to.equal('/remote-action');
    const body = provider.calls[0]?.body;
    expect(body?.predefined_fields).to.include({ gateway_id: 'g1', type: 'bank_account' });
    expect(body?.meta).to.eql(meta);
    expect(queryOf(frame).get('background_color')).to.equal('#eeeeee');
    page.unmount();
    page = stage('bank_account_form.show', bank, {});
    const plain = await frameIn(page.place);
    expect(queryOf(plain).get('background_color')).to.equal('#EFF2F7');
    await tell(plain, 'afterLoad');
    expect(plain.title).to.equal('Bank account details');
  });

  it('is as high as its content [C2.44]', async () => {
    page = stage('bank_account_form.show', bank, {});
    const frame = await frameIn(page.place);
    for (const height of [380, 260]) {
      await tell(frame, 'resize', { height });
      expect(getComputedStyle(frame).height).to.equal(`${height}px`);
    }
  });

  it('is submitted like the card form, and reports token or fixed text', async () => {
    page = stage('bank_account_form.show', bank, {});
    const frame = await frameIn(page.place);
    clock = stopClock();
    await tell(frame, 'afterLoad');
    clock.tick(499);
    await rendered();
    expect(page.all('button'), '[C2.45] none at 499 ms').to.eql([]);
    clock.tick(1);
    await rendered();
    expect(page.all('button'), '[C2.45] one at 500 ms').to.have.length(1);
    await tell(frame, 'validation', { form_valid: true });
    page.find('button').click();
    await rendered();
    expect(page.log, '[C2.45] uncovered by then, covered by the click').to.eql(['no overlay', 'overlay']);
    await tell(frame, 'systemError', { message: 'X' });
    page.find('button').click();
    await rendered();
    await tell(frame, 'finish', { payment_source: 'o1' });
    const event = 'callback.bank_account_form.ott_created';
    const [failed, created] = page.reports;
    const fixed = { message: 'Validation error during form submission process' };
    expect(failed, '[C5.13] [C5.14] [C7.13] the fixed text').to.eql({ event, stay: true, payload: fixed });
    expect(created, '[C1.13] [C7.12] the token').to.eql({ event, stay: false, payload: { ott_token: 'o1' } });
    expect(page.reports).to.have.length(2);
  });
});
