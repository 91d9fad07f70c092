import { detectScheme } from '../../payment-rules/card/card-schemes.ts';
import { digitsOf } from '../../payment-rules/digits-of.ts';
import { type CardDetails, TEST_CARD } from '../test-details.ts';
import { FakeFrame, type FrameCommand } from './fake-frame.ts';

/** An error as the provider reports it. */
export interface FakeFormError {
  readonly message: string;
  readonly code?: string;
}

const REFUSED: FakeFormError = { message: 'Check the card details.', code: 'invalid_fields' };
const FAILED: FakeFormError = { message: 'The payments provider failed. Try again.', code: 'server_busy' };
const NO_RULES = { required: [], cardNumberValidator: [], expireDateValidation: [] };

/** A payment form of the fake provider, which a test fills, submits and lets fail. */
export class FakeForm extends FakeFrame {
  #isFilled = false;
  readonly #nextToken: () => string;

  constructor(element: HTMLIFrameElement, nextToken: () => string) {
    super(element);
    this.#nextToken = nextToken;
  }

  /** The form is shown: `afterLoad`, and `validation` of an empty form. */
  appear(): void {
    this.emit('afterLoad');
    this.invalidate(['card_name', 'card_number', 'expire_month', 'expire_year', 'card_ccv'], 'required', []);
  }

  /** The shopper fills the form: `metaChange` with scheme and last digits, and `validation` of a valid form. */
  fill(card: Partial<CardDetails> = {}): void {
    const number = digitsOf(card.number ?? TEST_CARD.number);
    this.#isFilled = true;
    this.emit('metaChange', {
      ...this.#details(),
      card_scheme: detectScheme(number)?.name,
      card_number_length: number.length,
      card_number_last4: number.slice(-4),
    });
    this.emit('validation', {
      form_valid: true,
      invalid_fields: [],
      invalid_showed_fields: [],
      validators: NO_RULES,
    });
  }

  /** Fields are invalid: `validation`; `shown` are those whose error is visible. */
  invalidate(fields: readonly string[], rule = 'required', shown: readonly string[] = fields): void {
    this.#isFilled = false;
    this.emit('validation', {
      form_valid: false,
      invalid_fields: fields,
      invalid_showed_fields: shown,
      validators: { ...NO_RULES, [rule]: fields },
    });
  }

  /** The shopper submits: a filled form finishes, another one reports what is invalid. */
  submit(): void {
    if (this.#isFilled) this.finish();
    else this.refuse();
  }

  /** The provider made a token: `submit`, then `finish`. Returns the token. */
  finish(token: string = this.#nextToken()): string {
    this.emit('submit');
    this.emit('finish', { ...this.#details(), payment_source: token });
    return token;
  }

  /** The provider refuses the input: `validationError`. */
  refuse(error: FakeFormError = REFUSED): void {
    this.emit('validationError', { ...error });
  }

  /** The provider fails: `systemError`. */
  fail(error: FakeFormError = FAILED): void {
    this.emit('systemError', { ...error });
  }

  /** A page that hides the button, or intercepts its own form's submit, asks the form to submit. */
  protected override onCommand({ trigger }: FrameCommand): void {
    if (trigger === 'submit_form') this.submit();
  }

  #details() {
    const [configuration_token] = (this.parameter('configuration_tokens') ?? '').split(',');
    return { configuration_token, type: 'card', gateway_type: 'Fake' };
  }
}
