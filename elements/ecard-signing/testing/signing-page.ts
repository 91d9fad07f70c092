import type { PostedEcard } from '#rules/api/cart-schemas.ts';
import { nextFrame } from '#testing/browser.ts';

export type GivenCard = Partial<PostedEcard> & { instanceId: string; itemName?: string; image?: string };

export const complete = {
  cardType: 'email',
  recipientName: 'Aroha',
  recipientEmailAddress: 'aroha@example.org',
  message: 'A tent in your name.',
  senderName: 'Mere',
} as const;
export const emptyCards: readonly GivenCard[] = [
  { instanceId: 'emergency-tent-1', itemName: 'Emergency tent' },
  { instanceId: 'emergency-tent-2', itemName: 'Emergency tent' },
  { instanceId: 'safe-water-1', itemName: 'Safe water' },
];

const page = document.createElement('main');

/** A block in the page; every redirect is prevented and recorded. */
export function place(cards: readonly GivenCard[], attributes: Record<string, string> = {}) {
  const block = document.createElement('ecard-signing');
  for (const [name, value] of Object.entries({ 'next-url': '/checkout/details', ...attributes })) {
    block.setAttribute(name, value);
  }
  block.setAttribute('cards', JSON.stringify(cards));
  const visited: string[] = [];
  block.addEventListener('haven-navigate', (event) => {
    event.preventDefault();
    visited.push((event as CustomEvent).detail.url);
  });
  page.replaceChildren(block);
  document.body.append(page);
  return { ...drive(block), block, visited };
}

export function clearPage(): void {
  page.remove();
  sessionStorage.clear();
}

/** The visitor's actions in a block, and its visible texts. Fields are those of the open card. */
export function drive(block: HTMLElement) {
  const view = '[slot="haven-view"] ';
  const all = <Kind extends HTMLElement>(selector: string) => [...block.querySelectorAll<Kind>(view + selector)];
  const inOpen = <Kind extends HTMLElement>(selector: string) => all<Kind>(`details[open] ${selector}`);
  const control = <Kind extends HTMLElement = HTMLInputElement>(name: string) =>
    inOpen<Kind>(`[name$=".${name}"]`)[0] as Kind;
  const menu = () => all('summary');
  const button = (text: RegExp) =>
    all<HTMLButtonElement>('.haven-button').find(
      (each) => each.checkVisibility() && text.test(each.textContent ?? ''),
    ) as HTMLButtonElement;
  const click = async (text: RegExp) => {
    button(text).click();
    await nextFrame();
  };
  return {
    all,
    inOpen,
    control,
    button,
    click,
    menu,
    /** The names of the open cards. */
    opened: () => inOpen('.haven-ecards__menu-name').map(({ textContent }) => textContent),
    open: async (index: number) => {
      if (!all<HTMLDetailsElement>('details')[index]?.open) menu()[index]?.click();
      await nextFrame();
    },
    goOn: () => click(/^Continue to your details/),
    back: () => click(/^Back to all cards/),
    badge: () => inOpen('.haven-badge')[0]?.textContent,
    badges: () => all('.haven-badge').map(({ textContent }) => textContent),
    alert: () => block.querySelector('[role="alert"]')?.textContent ?? undefined,
    fieldError: () => inOpen('.haven-field__error')[0]?.textContent ?? undefined,
    write: async (name: string, text: string) => {
      const field = control<HTMLInputElement | HTMLTextAreaElement>(name);
      const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await nextFrame();
    },
    choose: async (type: string) => {
      inOpen(`[type="radio"][value="${type}"]`)[0]?.click();
      await nextFrame();
    },
  };
}
