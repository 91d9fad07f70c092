import { expect, nextFrame } from '#testing/browser.ts';
import { drive } from './testing/signing-page.ts';

const fallback = `<ecard-signing cards='[{"instanceId":"tent-1"},{"instanceId":"tent-2"}]'><form>
<input type="radio" name="tent-2.cardType" value="email"><input type="radio" name="tent-2.cardType" value="printable"><input type="radio" name="tent-2.cardType" value="not required" checked>
<input name="tent-1.recipientName"><input name="tent-2.recipientName"><input name="tent-2.__proto__"><textarea name="tent-2.message">Given</textarea></form></ecard-signing>`;

describe('ecard-signing: what was typed before its script arrived', () => {
  it('stays, with the focus in its field', async () => {
    const page = document.createElement('main');
    page.innerHTML = fallback;
    document.body.append(page);
    const block = page.querySelector('ecard-signing') as HTMLElement;
    const before = block.querySelector('[name="tent-2.recipientName"]') as HTMLInputElement;
    before.value = 'Aroha';
    (block.querySelector('[value="printable"]') as HTMLInputElement).checked = true;
    before.focus();

    await import('./ecard-signing.tsx');
    await nextFrame();
    const { control, inOpen, open } = drive(block);
    expect(document.activeElement).to.equal(control('recipientName'));
    expect(control('recipientName').value).to.equal('Aroha');
    expect(control('message').value).to.equal('');
    const rendered = inOpen<HTMLInputElement>('[type="radio"]');
    expect(rendered.map(({ checked }) => checked)).to.deep.equal([false, true, false]);
    await open(0);
    expect(control('recipientName').value).to.equal('');
    page.remove();
  });
});
