import { message, type Shown } from '#locales/message.ts';
import { isEnglish, languageAt } from '#runtime/texts/language.ts';
import { loadLanguage } from '#runtime/texts/load-translator.ts';
import { textOf } from '#runtime/texts/texts-for.ts';
import PAY_WIDGET_TEXTS from '#texts/checkout/pay-widget';
import { FocusKeeper } from './focus-keeper.ts';

/** The widget's elements around its stage: they appear before it and do not need React. */
export interface WidgetBox {
  readonly element: HTMLElement;
  readonly stage: HTMLElement;
  readonly focus: FocusKeeper;
  /** Covers the content with the spinner, or shows it. While covered, the box keeps at least its former height. */
  cover(isCovered: boolean): void;
  /** The content has its final height: the cover no longer has to keep the previous step's height. */
  freeHeight(): void;
  announce(text: Shown): void;
  /** Writes its texts again, after the language has changed. */
  renderTexts(): void;
  /** For a widget without a stage: shows the reason and nothing else, and a button where another try may help. */
  showFault(text: Shown, retry?: () => void): void;
}

function make(className: string, attributes: Record<string, string> = {}): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Creates the box: the stage, the spinner that covers it (C2.10), and a live region for screen readers. */
export function createBox(): WidgetBox {
  const element = make('pay-widget', { role: 'group', tabindex: '-1' });
  const stage = make('pay-widget__stage');
  const overlay = make('pay-widget__overlay', { 'aria-hidden': 'true' });
  overlay.append(make('pay-widget__spinner'));
  const live = make('pay-widget__live', { role: 'status' });
  let announced: Shown = message(PAY_WIDGET_TEXTS, 'loading');
  let renderFault = () => {};
  const writeLive = () => {
    const text = textOf(element, announced);
    // The same text written again would be announced again.
    if (live.textContent !== text) live.textContent = text;
  };
  // Nothing is announced in English that follows in the shopper's language.
  const speak = () => {
    const language = languageAt(element);
    if (!element.isConnected) return;
    if (isEnglish(language)) writeLive();
    else loadLanguage(language).then(writeLive, writeLive);
  };
  const renderTexts = () => {
    element.setAttribute('aria-label', textOf(element, message(PAY_WIDGET_TEXTS, 'checkout')));
    speak();
    renderFault();
  };
  renderTexts();
  element.append(stage, overlay, live);
  element.setAttribute('aria-busy', 'true');
  const focus = new FocusKeeper(element, stage);
  const freeHeight = () => element.style.removeProperty('min-block-size');
  const cover = (isCovered: boolean) => {
    // A form in a frame marks its first wrong field while its report is sent: that field keeps the focus.
    const isInFrame = isCovered && focus.cover();
    if (isCovered) {
      // Otherwise a step that waits for its frame would move the content below the widget up, and then down again.
      if (element.offsetHeight > 0) element.style.setProperty('min-block-size', `${element.offsetHeight}px`);
    } else freeHeight();
    stage.inert = isCovered && !isInFrame;
    overlay.classList.toggle('pay-widget__overlay--hidden', !isCovered);
    element.setAttribute('aria-busy', String(isCovered));
  };
  return {
    element,
    stage,
    focus,
    renderTexts,
    cover,
    freeHeight,
    showFault(text, retry) {
      const line = make('pay-notice pay-notice--failure', { role: 'alert' });
      const sentence = line.appendChild(document.createElement('p'));
      const button = document.createElement('button');
      if (retry) line.append(Object.assign(button, { type: 'button', className: 'pay-button', onclick: retry }));
      renderFault = () => {
        sentence.textContent = textOf(element, text);
        button.textContent = textOf(element, message(PAY_WIDGET_TEXTS, 'retry'));
      };
      announced = '';
      renderTexts();
      stage.replaceChildren(line);
      cover(false);
    },
    announce(text) {
      announced = text;
      speak();
    },
  };
}
