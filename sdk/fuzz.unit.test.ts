import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertCredential, isAccessToken, isOnListedDomain, whitelistedDomains } from './client/credential.ts';
import { resolveEnvironment } from './client/environments.ts';
import { readProviderError } from './client/provider-error.ts';
import { SdkError } from './client/sdk-error.ts';
import { readZipOutcomes } from './external-checkout/zipmoney-checkout-button.ts';
import { Configuration, MultiWidget, PaymentSourceBuilder, PaymentSourceWidget } from './index.ts';
import { parseFrameMessage } from './messaging/frame-message.ts';
import { anything, check, mapOf, must, odd, POISON, quietly, RUNS, refused, text } from './testing/fuzz.ts';
import { STYLES, TEXTS } from './widget/appearance.ts';
import { ELEMENT_STYLES } from './widget/element-style.ts';
import { FORM_FIELD_NAMES } from './widget/form-fields.ts';
import { failedRule, readValidation } from './widget/form-validation.ts';
import { isAddressable, nameValueList, separablePairs } from './widget/name-value-list.ts';

quietly();

describe(`${RUNS} times whatever comes in`, { timeout: 60_000 }, () => {
  it('as a message never throws and never pollutes', () => {
    const poisoned = fc
      .tuple(fc.constantFrom('event', 'validators', 'state', ...POISON), fc.constantFrom(...POISON, 'finish'), odd)
      .map(([key, inner, value]) => {
        const leaf = typeof value === 'bigint' ? '1' : (JSON.stringify(value) ?? 'null');
        return `{"event":"complete","${key}":{"${inner}":${leaf}},"validators":{"${inner}":[${leaf}]}}`;
      });
    const cut = fc.tuple(poisoned, fc.nat(90)).map(([message, end]) => message.slice(0, end));
    check(
      fc.property(fc.oneof(poisoned, cut, anything, fc.json({ maxDepth: 1 })), (data) => {
        const message = parseFrameMessage(data);
        if (!message) return;
        must(Object.is(typeof message.event, 'string'));
        const state = readValidation(message);
        for (const name of POISON) must(Object.is(failedRule(state, 'polluted', name), false));
        readZipOutcomes(message);
      }),
    );
    readValidation(parseFrameMessage('{"event":"e","validators":{"__proto__":["polluted"]}}') ?? {});
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('as an answer becomes an error with a text', () => {
    const body = fc.oneof(
      anything,
      fc.record({ error: anything }),
      mapOf(['message', 'code']).map((e) => ({ error: e })),
    );
    check(
      fc.property(fc.integer({ min: -1, max: 999 }), body, (status, answer) => {
        const problem = readProviderError(status, answer);
        must(problem instanceof SdkError);
        must(Object.is(typeof problem.message, 'string'));
        must(!Object.is(problem.message, ''));
      }),
    );
  });

  it('as a credential is a token, a key or refused', () => {
    const base64 = (json: string) => btoa(json.replace(/[^ -~]/g, '?'));
    const encoded = fc.oneof(
      fc.json({ maxDepth: 1 }).map(base64),
      mapOf(['whitelisted_domains', 'meta']).map((claims) => {
        const sendable = JSON.stringify(claims, (_, value) => (typeof value === 'bigint' ? 1 : value));
        return base64(sendable);
      }),
      // The entry's `toString` is a number, so converting it to a string throws.
      fc.constantFrom('{}', '[]', 'null', '{"whitelisted_domains":[{"toString":1},null,"*.","shop.test"]}').map(base64),
      text,
    );
    check(
      fc.property(fc.array(encoded, { maxLength: 4 }), (parts) => {
        const credential = parts.join('.');
        const isToken = isAccessToken(credential);
        if (parts.join('.').split('.').length !== 3) must(Object.is(isToken, false));
        const domains = whitelistedDomains(credential);
        if (!isToken) expect(domains).toBeUndefined();
        must(Object.is(isOnListedDomain(credential, 'shop.example'), !domains));
      }),
    );
    check(
      fc.property(anything, (value) => {
        const refusal = refused(() => assertCredential(value));
        must(Object.is(!refusal, typeof value === 'string' && value !== ''));
      }),
    );
  });

  it('as an environment or alias gives https origins that a message can come from, or an error [S8.42] [S8.43]', () => {
    const label = fc.string({ unit: fc.constantFrom(...'abXY019-.x_'), maxLength: 8 });
    const env = fc.oneof({ weight: 3, arbitrary: fc.constantFrom('sandbox', 'production', 'staging') }, anything);
    check(
      fc.property(env, fc.oneof(label, anything), (name, alias) => {
        let found: ReturnType<typeof resolveEnvironment> | undefined;
        const refusal = refused(() => {
          found = resolveEnvironment(name as string, alias as string);
        });
        if (refusal) must(/^(unknown env|invalid): /.test(refusal.message));
        else {
          must(['sandbox', 'production', 'staging'].includes(found?.name as never));
          // The origin of a message is written exactly like this; any other notation would match no message.
          for (const origin of [found?.api, found?.widget]) must(Object.is(new URL(origin as string).origin, origin));
          must(Object.is(found?.widget.startsWith('https:'), true));
        }
      }),
    );
    const scheme = fc.constantFrom('http', 'https', 'ftp', 'javascript', 'data', 'file', 'HTTPS', '');
    const host = fc.constantFrom(
      'a.test',
      'localhost',
      '127.0.0.1',
      '[::1]',
      'u:p@a.test',
      'a.test/x',
      'localhost.a.test',
    );
    const address = fc.tuple(scheme, host, text).map(([a, b, c]) => `${a}://${b}${c}`);
    check(
      fc.property(fc.oneof(address, anything), fc.oneof(address, anything), (api, widget) => {
        refused(() => {
          const found = resolveEnvironment({ api, widget } as never);
          for (const origin of [found.api, found.widget]) {
            must(Object.is(new URL(origin).origin, origin));
            must(/^https:|^http:\/\/(localhost|127\.|\[::1\])/.test(origin));
          }
        });
      }),
    );
  });

  it('as configuration tokens makes an address that names them, or an error [S5.43] [S5.44]', () => {
    const source = fc.oneof(
      { weight: 3, arbitrary: fc.array(text, { maxLength: 3 }) },
      anything,
      fc.array(anything, { maxLength: 2 }),
    );
    check(
      fc.property(source, odd, (tokens, refId) => {
        const refusal = refused(() => {
          const form = new (class extends MultiWidget {
            read = () => this.address(this.sources as string[]);
          })('pk1', tokens as string[]);
          form.setRefId(refId as string);
          const { searchParams } = new URL(form.read());
          must(Object.is(searchParams.get('configuration_tokens'), [tokens].flat().map(wellFormed).join()));
          must(Object.is(searchParams.get('public_key'), 'pk1'));
        });
        if (refusal)
          expect(refusal.message).toMatch(
            /^(configuration token is required|Unsupported type of configuration token)$/,
          );
      }),
    );
  });

  it('as a field value survives the pair notation or is left out [S5.33]', () => {
    check(
      fc.property(mapOf(FORM_FIELD_NAMES), (values) => {
        const kept = separablePairs(values, FORM_FIELD_NAMES).filter(isAddressable);
        const list = nameValueList(kept);
        const read = list ? list.split(',').map((pair) => pair.split(':')) : [];
        must(JSON.stringify(read) === JSON.stringify(kept));
        must(
          Object.is(
            read.some(([name]) => name === 'card_number' || name === 'card_ccv'),
            false,
          ),
        );
        for (const [name, value] of kept) {
          const given = values[name];
          if (typeof given === 'string') must(Object.is(value, wellFormed(given)));
        }
      }),
    );
  });

  it('as values, labels, icons, hidden names, styles and texts leaves a form that loads [S5.28] [S5.29] [S5.30]', () => {
    const options = fc.tuple(
      mapOf(FORM_FIELD_NAMES),
      mapOf([...STYLES, ...TEXTS]),
      fc.oneof(mapOf(['mastercard', 'title']), anything),
      fc.array(fc.oneof(odd, fc.constantFrom('tabs', 'email', 'visa')), { maxLength: 3 }),
      odd,
    );
    let address = '';
    check(
      fc.property(options, ([fields, looks, icons, names, word]) => {
        const form = new (class extends MultiWidget {
          read = () => this.address(['t']);
        })('pk1', 't');
        form.setFormValues(fields as never);
        form.setFormLabels(fields as never);
        form.setFormPlaceholders(fields as never);
        form.setStyles(looks as never);
        form.setTexts(looks as never);
        form.setIcons(icons as never);
        form.setHiddenElements(names as never);
        form.setSupportedCardIcons(names as never);
        form.setLanguage(word as never);
        form.usePhoneCountryMask({ default_country: word, only_countries: names } as never);
        address = form.read();
        must(Object.is(address.startsWith('https://widget-sandbox.paydock.com/remote-action?widget_id='), true));
      }),
    );
    const { searchParams } = new URL(address);
    must(Object.is(searchParams.get('configuration_tokens'), 't'));
  });

  it('as a style map stays inside its block [S5.37] [S5.38] [S5.39]', () => {
    const element = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('input', 'label', 'title', 'submit_button') },
      odd,
    );
    const state = fc.oneof({ weight: 3, arbitrary: fc.constantFrom('hover', 'focus', 'error', undefined) }, odd);
    const styles = fc.oneof({ weight: 5, arbitrary: mapOf(Object.values(ELEMENT_STYLES).flat()) }, anything);
    const block =
      /^(input|input::focus|input::error|submit_button|submit_button::hover|label|title|title_description)\{[^{};]+(;[^{};]+)*\}$/;
    check(
      fc.property(element, state, styles, (selector, part, given) => {
        const form = new (class extends MultiWidget {
          read = () => this.options['element_styles'];
        })('pk1', 't');
        form.setElementStyle(selector as never, part as never, given as never);
        const written = form.read();
        if (written !== undefined) must(block.test(written));
      }),
    );
  });

  it('as a configuration is refused or can be sent', () => {
    check(
      fc.property(
        odd,
        fc.constantFrom('card', 'gift_card', 'bsb', '', 'x'),
        fc.array(odd, { maxLength: 3 }),
        mapOf(['email', 'reference']),
        (id, type, fields, meta) => {
          refused(() => {
            const configuration = new Configuration(id as string, type as 'card');
            configuration.setFormFields(fields as 'email'[]);
            configuration.setMeta(meta);
            for (const field of configuration['body'].defined_form_fields ?? []) {
              must(FORM_FIELD_NAMES.includes(field.replace(/\*$/, '') as never));
            }
            configuration.setGiftCardSchemeData(id as string, 'n');
            must(Object.is(type, 'gift_card'));
          });
        },
      ),
    );
  });

  it('as a saved-source list’s options leaves an address', () => {
    const list = new PaymentSourceWidget('pk1', 'q1');
    check(
      fc.property(mapOf(STYLES), fc.array(odd, { maxLength: 3 }), odd, (styles, names, word) => {
        list.setStyles(styles as never);
        list.filterByGatewayIds(names as string[]);
        list.filterByTypes(names as string[]);
        list.setLanguage(word as string);
        list.setRefId(word as string);
        must(/\/payment-sources\?widget_id=[^&]+&.*query_token=q1&public_key=pk1/.test(list.getIFrameUrl()));
      }),
    );
  });

  it('as a payment source is refused or flat, with the builder’s own gateway and type [S5.13]', () => {
    const type = fc.oneof({ weight: 3, arbitrary: fc.constantFrom('card', 'bank_account', 'checkout_token') }, odd);
    check(
      fc.property(fc.oneof(mapOf(['card_number', 'gateway_id', 'type']), anything), type, (source, kind) => {
        const refusal = refused(() => {
          const sent = new PaymentSourceBuilder('g1', source as never, kind as never).getConfigs();
          must(sent.gateway_id === 'g1' && sent.type === kind);
        });
        if (refusal) must(/^Unsupported type of PaymentSourceToken$|^Type \w+ needs /.test(refusal.message));
      }),
    );
  });
});

const wellFormed = (value: unknown) => String(value).replace(/[\ud800-\udfff]/gu, '\ufffd');
