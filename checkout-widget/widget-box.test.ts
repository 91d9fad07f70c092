import { expect } from '#testing/browser.ts';
import { createBox } from './widget-box.ts';

describe('the focus in the widget’s box', () => {
  let box: ReturnType<typeof createBox>;
  let frame: HTMLIFrameElement;
  const field = () => frame.contentDocument?.querySelector('input') as HTMLInputElement;
  const button = () => box.stage.querySelector('button') as HTMLButtonElement;
  const heading = () => box.stage.querySelector('h2') as HTMLHeadingElement;

  beforeEach(() => {
    box = createBox();
    frame = document.createElement('iframe');
    const title = document.createElement('h2');
    title.tabIndex = -1;
    box.stage.append(title, frame, document.createElement('button'));
    document.body.append(box.element);
    frame.contentDocument?.body.append(frame.contentDocument.createElement('input'));
    box.cover(false);
  });
  afterEach(() => box.element.remove());

  it('stays in the field of a frame while the widget is covered', () => {
    field().focus();
    box.cover(true);
    expect(document.activeElement === frame).to.equal(true);
    expect([frame.contentDocument?.activeElement === field(), box.stage.inert]).to.eql([true, false]);
    box.cover(false);
    box.focus.release(heading());
    expect([document.activeElement === frame, frame.contentDocument?.activeElement === field()]).to.eql([true, true]);
  });

  it('leaves a frame that is replaced, for the heading of the next step', () => {
    field().focus();
    box.cover(true);
    box.focus.hold();
    box.cover(true);
    expect([document.activeElement === box.element, box.stage.inert]).to.eql([true, true]);
    frame.remove();
    box.cover(false);
    box.focus.release(heading());
    expect(document.activeElement === heading()).to.equal(true);
  });

  it('comes to the heading where the frame is gone, as a bank’s is once it has decided', () => {
    field().focus();
    box.cover(true);
    frame.remove();
    expect(document.activeElement === document.body).to.equal(true);
    box.cover(false);
    box.focus.release(heading());
    expect(document.activeElement === heading()).to.equal(true);
  });

  it('comes back from a window over the page that closes, and stays in what the shopper has chosen instead', () => {
    const sheet = document.body.appendChild(document.createElement('button'));
    const other = document.body.appendChild(document.createElement('button'));
    const closeSheet = () => {
      sheet.focus();
      sheet.hidden = true;
      sheet.blur();
      sheet.hidden = false;
    };
    closeSheet();
    box.focus.restore();
    box.focus.hold();
    expect(document.activeElement === document.body, 'no action was the widget’s').to.equal(true);
    button().focus();
    box.focus.act();
    closeSheet();
    box.focus.restore();
    expect(document.activeElement === button(), 'the same step').to.equal(true);
    closeSheet();
    box.focus.hold();
    button().remove();
    box.focus.release(heading());
    expect(document.activeElement === heading(), 'the next step').to.equal(true);
    box.focus.act();
    other.focus();
    box.focus.restore();
    box.focus.hold();
    expect(document.activeElement === other, 'the shopper is elsewhere').to.equal(true);
    sheet.remove();
    other.remove();
  });

  it('waits at the box, and returns to the button that was clicked', () => {
    button().focus();
    box.cover(true);
    expect([document.activeElement === box.element, box.stage.inert]).to.eql([true, true]);
    box.cover(false);
    box.focus.release(heading());
    expect(document.activeElement === button()).to.equal(true);
  });
});
