import { expect } from '#testing/browser.ts';
import { translateIntoFonts } from '#testing/foreign-hands.ts';
import { choose, mount, options, part, provider, quietWidget, uncovered, until } from './testing/mount-pay-widget.ts';

describe('<pay-widget> on a page that others change', () => {
  const reported = quietWidget();

  it('goes on from step to step while a browser translates it', async () => {
    const end = translateIntoFonts({ lateMs: 5 });
    const widget = mount();
    for (let round = 0; round < 2; round += 1) {
      await choose(widget, ['card', 'saved_card'], { next_instruction: true });
      await until(() => widget.querySelector('.pay-step font'), 'translated');
      await provider.instruct(
        'saved_card_form.show',
        { cards: [{ id: 'c1', schema: 'visa', last4: '4242' }] },
        { next_instruction: true },
      );
      await until(() => part(widget, '.pay-go-back'), 'the next step');
      await until(() => part(widget, '.pay-go-back').querySelector('font'), 'translated');
    }
    end();
    document.documentElement.classList.remove('translated-ltr');
    // A chooser that was translated before React hydrates it is rendered again, which React tells of (its error 418).
    expect(reported.errors.filter((error) => !/#418\b/.test(String(error)))).to.deep.equal([]);
    expect(widget.querySelectorAll('.pay-step')).to.have.length(1);
  });

  it('shows the next step where another script has moved the one before', async () => {
    const widget = mount();
    await choose(widget, ['card'], { next_instruction: true });
    await uncovered(widget);
    const step = part(widget, '.pay-step');
    const box = document.createElement('div');
    step.replaceWith(box);
    box.append(step);
    await provider.instruct(
      'saved_card_form.show',
      { cards: [{ id: 'c1', schema: 'visa', last4: '4242' }] },
      { next_instruction: true },
    );
    await until(() => widget.querySelector('.pay-go-back'), 'the next step');
    expect(widget.querySelectorAll('.pay-step')).to.have.length(1);
    expect(options(widget)).to.have.length(0);
    expect(widget.querySelectorAll('.pay-notice'), 'nothing has failed').to.have.length(0);
  });
});
