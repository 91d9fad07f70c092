import { expect } from '#testing/browser.ts';
import { clearPage, complete, emptyCards, place } from './testing/signing-page.ts';
import './ecard-signing.tsx';

const signing = (cards: readonly object[], content: string) => {
  const { block } = place([]);
  block.innerHTML = `<form method="post" action="/nz/cart/e-cards">${content}</form>`;
  const again = block.cloneNode(true) as HTMLElement;
  for (const view of again.querySelectorAll('[slot="haven-view"]')) view.remove();
  again.setAttribute('cards', JSON.stringify(cards));
  block.replaceWith(again);
  return again;
};

describe('ecard-signing: the form of the page', () => {
  afterEach(clearPage);

  it('is one form with the fields of every card, which posts where that form posts [W2.34]', () => {
    const block = signing(
      [{ ...emptyCards[0], ...complete }, emptyCards[1] ?? {}],
      '<input type="hidden" name="a" value="b">',
    );
    const form = block.querySelector('[slot="haven-view"] form') as HTMLFormElement;
    expect([form.method, form.getAttribute('action')]).to.deep.equal(['post', '/nz/cart/e-cards']);
    expect([...new FormData(form)]).to.deep.equal([
      ['a', 'b'],
      ['emergency-tent-1.cardType', 'email'],
      ['emergency-tent-1.recipientName', 'Aroha'],
      ['emergency-tent-1.recipientEmailAddress', 'aroha@example.org'],
      ['emergency-tent-1.message', 'A tent in your name.'],
      ['emergency-tent-1.senderName', 'Mere'],
      ['emergency-tent-2.cardType', 'email'],
      ['emergency-tent-2.recipientName', ''],
      ['emergency-tent-2.recipientEmailAddress', ''],
      ['emergency-tent-2.message', ''],
      ['emergency-tent-2.senderName', ''],
    ]);
  });

  it('shows the errors of a post without scripts at its card, and warns once [W4.16] [W4.17]', async () => {
    const warned = '<input type="hidden" name="warned" value="yes">';
    const missing = signing(emptyCards, warned);
    expect(missing.querySelector('[role="alert"]')?.textContent).to.contain('missing details: 3 of 3');
    expect(document.activeElement?.className).to.contain('haven-alert');
    const link = missing.querySelector<HTMLAnchorElement>('[role="alert"] a');
    expect(link?.textContent).to.equal('Open Card 1 of 3');
    expect(missing.querySelector(`details [id="${link?.hash.slice(1)}"]`)).not.to.equal(null);
    await expect(missing).to.be.accessible();
    const refused = signing(
      [
        { ...emptyCards[0], ...complete },
        { ...emptyCards[1], ...complete, message: 'x'.repeat(501) },
      ],
      '<input type="hidden" name="emergency-tent-2.message" data-error="Shorten the message to 500 characters.">',
    );
    expect(refused.querySelector('[role="alert"]')?.textContent).to.contain('Shorten the message to 500 characters.');
    expect(refused.querySelectorAll<HTMLDetailsElement>('details')[1]?.open).to.equal(true);
  });
});
