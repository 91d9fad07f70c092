import { expect, nextFrame } from '#testing/browser.ts';
import '../donation-mode/donation-mode.tsx';

const fallback = `<form method="post">
  <donation-mode name="frequency"></donation-mode>
  <input type="radio" name="amount" value="75" checked><input type="radio" name="amount" value="145">
  <input name="otherAmount" value=""><input type="checkbox" name="coverCosts">
  <input name="customerFirstName">
</form>`;

describe('<donation-form> on a page that is already in use', () => {
  afterEach(async () => {
    document.body.replaceChildren();
    await nextFrame();
  });

  it('keeps what was typed and chosen in the form of the page, and the focus', async () => {
    const box = document.createElement('main');
    box.innerHTML = `<donation-form public-key="pk" gateway-id="gw">${fallback}</donation-form>`;
    document.body.append(box);
    const field = (name: string) => box.querySelector(`donation-form [name="${name}"]`) as HTMLInputElement;
    (box.querySelector('donation-mode') as HTMLElement & { value?: string }).value = 'monthly';
    (box.querySelector('[value="145"]') as HTMLInputElement).checked = true;
    field('otherAmount').value = '62.50';
    field('coverCosts').checked = true;
    field('otherAmount').focus();
    await import('./donation-form.tsx');
    await nextFrame();
    expect(field('otherAmount').value, '[D1.02] typed before the script').to.equal('62.50');
    expect(field('coverCosts').checked).to.equal(true);
    expect((box.querySelector('[name=frequency]:checked') as HTMLInputElement).value).to.equal('monthly');
    expect(document.activeElement === field('otherAmount')).to.equal(true);
  });
});
