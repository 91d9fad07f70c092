import { make, styledRoot } from '#hosted-kit/dom.ts';
import css from './sheet.css?inline';
import { SHEET_WORDS, type SheetHandlers, type SheetOption, type SheetRequest } from './sheet-request.ts';
import {
  cardName,
  contactName,
  firstOf,
  WALLET_CARDS,
  WALLET_CONTACTS,
  type WalletCard,
  type WalletContact,
} from './wallet-cards.ts';

let count = 0;

/** The sheet of a simulated wallet, over the merchant's page: fully usable by keyboard, Escape cancels. */
export class Sheet {
  card: WalletCard = firstOf(WALLET_CARDS);
  contact: WalletContact = firstOf(WALLET_CONTACTS);
  /** The id of the chosen delivery option; empty when none is offered. */
  option = '';
  readonly #host = make('div');
  readonly #dialog: HTMLDialogElement;
  readonly #fields = make('fieldset', { class: 'fields' });
  readonly #options = make('div');
  readonly #total = make('p', { class: 'total' });
  readonly #status = make('p', { class: 'status', role: 'status' });
  readonly #pay = make('button', { class: 'pay', type: 'submit' });
  readonly #cancelButton = make('button', { class: 'cancel', type: 'button' }, 'Cancel');
  readonly #name = `haven-sheet-${++count}`;
  readonly #words: (typeof SHEET_WORDS)[keyof typeof SHEET_WORDS];
  #isBusy = false;
  #isClosed = false;

  constructor(
    request: SheetRequest,
    private readonly handlers: SheetHandlers,
  ) {
    const { brand, merchant, total, asksContact = false, options = [], purpose = 'pay' } = request;
    this.#words = SHEET_WORDS[purpose];
    const titleId = `${this.#name}-title`;
    this.#cancelButton.addEventListener('click', () => this.#cancel());
    const form = make(
      'form',
      { method: 'dialog' },
      make('h2', { id: titleId }, this.#words.title(merchant, brand.name)),
    );
    const actions = make('div', { class: 'actions' }, this.#status, this.#pay, this.#cancelButton);
    form.append(this.#total, this.#fields, actions);
    form.append(make('p', { class: 'note' }, 'This sheet simulates a wallet in the Haven sandbox. No money moves.'));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#cancelButton.disabled = true;
      void this.run(() => this.handlers.pay(this.card), this.#words.busy).finally(() => {
        this.#cancelButton.disabled = false;
      });
    });
    this.#dialog = make(
      'dialog',
      { class: brand.look, 'aria-labelledby': titleId },
      make(
        'div',
        { class: 'head' },
        make('span', { class: 'brand' }, brand.name),
        make('span', { class: 'badge' }, 'Simulated'),
      ),
      form,
    );
    this.#dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      this.#cancel();
    });
    this.#fields.append(this.#cards());
    if (asksContact) this.#fields.append(this.#contacts());
    this.#fields.append(this.#options);
    this.setTotal(total);
    this.setOptions(options);
  }

  /** Shows the sheet over the page; focus returns to the page when it closes. */
  open(): void {
    styledRoot(this.#host, css).append(this.#dialog);
    document.body.append(this.#host);
    this.#dialog.showModal();
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#dialog.close();
    this.#host.remove();
  }

  setTotal(total: string): void {
    this.#total.textContent = total;
    this.#total.classList.toggle('words', this.#words === SHEET_WORDS.save);
    this.#pay.textContent = this.#words === SHEET_WORDS.save ? SHEET_WORDS.save.act : `${SHEET_WORDS.pay.act} ${total}`;
  }

  /** Offers delivery options; the chosen one stays chosen if it is still offered. */
  setOptions(options: readonly SheetOption[]): void {
    if (!options.some(({ id }) => id === this.option)) this.option = options[0]?.id ?? '';
    const rows = options.map(({ id, label, detail, price }) => {
      const further = [detail, price].filter(Boolean).join(', ');
      return this.#choice('option', id, label, further, id === this.option, () => {
        this.option = id;
        void this.run(() => this.handlers.option?.(id), 'Waiting for the shop…');
      });
    });
    this.#options.replaceChildren(...(rows.length > 0 ? [this.#group('Delivery', rows)] : []));
  }

  /** Shows a message; an error stays until the next message. */
  say(text: string, isError = false): void {
    this.#status.textContent = text;
    this.#status.className = isError ? 'status bad' : 'status';
  }

  /** Keeps the sheet busy until the task is done; only cancelling is possible meanwhile, and not while paying. */
  async run(task: () => unknown, text: string): Promise<void> {
    if (this.#isBusy || this.#isClosed) return;
    this.#isBusy = true;
    const focused = (this.#host.shadowRoot?.activeElement ?? null) as HTMLElement | null;
    this.#lock(true);
    this.say(text);
    try {
      await task();
    } catch {
      // The page's callback threw, or the session ended: the shopper may try again or leave.
      this.say('The shop could not answer. Try again or cancel.', true);
    } finally {
      this.#isBusy = false;
      this.#lock(false);
      if (this.#status.textContent === text) this.say('');
      // A disabled control loses focus, and the keyboard user loses their place.
      focused?.focus();
    }
  }

  #lock(isLocked: boolean): void {
    this.#fields.disabled = isLocked;
    this.#pay.disabled = isLocked;
  }

  #cancel(): void {
    // A payment that is being made cannot be cancelled.
    if (this.#isClosed || this.#cancelButton.disabled) return;
    this.close();
    this.handlers.cancel();
  }

  #group(title: string, rows: Node[]): HTMLFieldSetElement {
    return make('fieldset', {}, make('legend', {}, title), ...rows);
  }

  #choice(kind: string, value: string, label: string, detail: string, checked: boolean, choose: () => void) {
    const radio = make('input', { type: 'radio', name: `${this.#name}-${kind}`, value, checked });
    radio.addEventListener('change', choose);
    const text = make('span', {}, make('strong', {}, label), ...(detail ? [make('small', {}, detail)] : []));
    return make('label', { class: 'choice' }, radio, text);
  }

  #cards(): HTMLFieldSetElement {
    const rows = WALLET_CARDS.map((card, index) =>
      this.#choice('card', card.outcome, cardName(card), card.effect, index === 0, () => {
        this.card = card;
        if (this.handlers.card) void this.run(() => this.handlers.card?.(card), 'Waiting for the shop…');
      }),
    );
    return this.#group(this.#words.cards, rows);
  }

  #contacts(): HTMLFieldSetElement {
    const select = make(
      'select',
      { id: `${this.#name}-contact` },
      ...WALLET_CONTACTS.map((contact) => make('option', { value: contact.id }, contactName(contact))),
    );
    select.addEventListener('change', () => {
      this.contact = WALLET_CONTACTS.find(({ id }) => id === select.value) ?? this.contact;
      void this.run(() => this.handlers.contact?.(this.contact), 'Waiting for the shop…');
    });
    return make('fieldset', {}, make('label', { class: 'label', for: select.id }, 'Deliver to'), select);
  }
}
