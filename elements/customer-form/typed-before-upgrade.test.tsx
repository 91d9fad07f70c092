import { expect, nextFrame } from '#testing/browser.ts';

const fallback = `<form>
  <input name="customerFirstName" value="Known">
  <input name="customerLastName" value="Known">
  <select name="customerTitle"><option value="">No title</option><option value="Dr">Dr</option></select>
  <input type="checkbox" name="readPrivacy">
</form>`;

describe('<customer-form> on a page that is already in use', () => {
  afterEach(async () => {
    document.body.replaceChildren();
    await nextFrame();
  });

  it('keeps what was typed into the server’s fields, and the focus', async () => {
    const box = document.createElement('main');
    box.innerHTML = `<customer-form customer='{"customerFirstName":"Known","customerLastName":"Known"}'>${fallback}</customer-form>`;
    document.body.append(box);
    const field = (name: string) => box.querySelector(`customer-form [name="${name}"]`) as HTMLInputElement;
    const servers = field('customerLastName');
    servers.value = 'Typed';
    field('customerTitle').value = 'Dr';
    field('readPrivacy').checked = true;
    servers.focus();
    await import('./customer-form.tsx');
    await nextFrame();
    expect(servers.checkVisibility()).to.equal(false);
    expect(field('customerFirstName').value).to.equal('Known');
    expect(field('customerLastName').value).to.equal('Typed');
    expect(field('customerTitle').value).to.equal('Dr');
    expect(field('readPrivacy').checked).to.equal(true);
    expect(document.activeElement === field('customerLastName')).to.equal(true);
  });
});
