import { sheetAmount } from '../../../core/sandbox-money.ts';

type Option = { id: string; label: string; detail: string; amount: string };

type Hooks = {
  addresses: Record<string, Record<string, string>>;
  lock(isLocked: boolean): void;
  show(text: string): void;
  ask(data: { shipping: object | undefined; selected_shipping_option?: Option }): void;
};

function optionsIn(body: unknown): Option[] {
  const { shipping_options: list } = Object(body) as { shipping_options?: unknown };
  const offered = Array.isArray(list) ? list.slice(0, 20) : [];
  return offered.map((entry) => {
    const { id, label, detail, amount } = Object(entry) as Record<string, unknown>;
    return {
      id: String(id ?? ''),
      label: String(label ?? ''),
      detail: String(detail ?? ''),
      amount: String(amount ?? ''),
    };
  });
}

/**
 * The delivery choices in the wallet's frame: each choice waits for the merchant's answer, and a refused one is undone.
 */
export class ShippingChoice {
  readonly #select: HTMLSelectElement | null;
  #accepted = '';
  #option: Option | undefined;

  constructor(
    private readonly page: Document,
    private readonly currency: string,
    private readonly hooks: Hooks,
  ) {
    this.#select = page.querySelector('#address');
    this.#accepted = this.#select?.value ?? '';
    this.#select?.addEventListener('change', () => this.#ask());
    page.querySelector('#options')?.addEventListener('change', (event) => {
      const { value } = event.target as HTMLInputElement;
      const { label = '', detail = '', amount = '' } = this.#options.find(({ id }) => id === value) ?? {};
      this.#option = { id: value, label, detail, amount };
      this.#ask();
    });
  }

  #options: Option[] = [];

  /** Applies the merchant's answer to the last choice. */
  answer({ success, body }: Record<string, unknown>): void {
    if (!this.#select) return;
    this.hooks.lock(false);
    if (success !== true) {
      this.#select.value = this.#accepted;
      this.hooks.show('The shop does not offer this delivery option.');
      return;
    }
    this.#accepted = this.#select.value;
    this.hooks.show('');
    const { amount } = Object(body) as { amount?: unknown };
    const total = this.page.querySelector('#amount');
    if (total && (typeof amount === 'number' || typeof amount === 'string')) {
      total.textContent = sheetAmount(amount, this.currency);
    }
    const options = optionsIn(body);
    if (options.length > 0) this.#render(options);
  }

  #ask(): void {
    this.hooks.lock(true);
    this.hooks.show('Waiting for the shop…');
    const shipping = this.hooks.addresses[this.#select?.value ?? ''];
    this.hooks.ask({ shipping, ...(this.#option ? { selected_shipping_option: this.#option } : {}) });
  }

  #render(options: Option[]): void {
    this.#options = options;
    const fields = this.page.createElement('fieldset');
    const legend = this.page.createElement('legend');
    legend.textContent = 'Delivery';
    fields.append(legend);
    for (const { id, label, detail, amount } of options) {
      const row = this.page.createElement('label');
      row.className = 'tick';
      const radio = this.page.createElement('input');
      Object.assign(radio, { type: 'radio', name: 'option', value: id, checked: id === this.#option?.id });
      const text = this.page.createElement('span');
      text.textContent = [label, detail, amount && `${this.currency} ${amount}`].filter(Boolean).join(', ');
      row.append(radio, text);
      fields.append(row);
    }
    this.page.querySelector('#options')?.replaceChildren(fields);
  }
}
