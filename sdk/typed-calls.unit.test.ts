import { expectTypeOf, it } from 'vitest';
import type { CheckoutMeta, Configuration, FormEventMap, FormMeta, HtmlWidget } from './index.ts';

type Arguments<Name extends keyof HtmlWidget> = HtmlWidget[Name] extends (...given: infer Given) => unknown
  ? Given
  : never;
type Styling = HtmlWidget['setElementStyle'];

// The compiler checks these; at run time they do nothing.
it('the types refuse what the form would drop or throw for', () => {
  expectTypeOf<'bnk'>().not.toExtend<NonNullable<ConstructorParameters<typeof Configuration>[1]>>();
  expectTypeOf<'card'>().toExtend<NonNullable<ConstructorParameters<typeof Configuration>[1]>>();
  expectTypeOf<'payment_sorce'>().not.toExtend<Arguments<'onFinishInsert'>[1]>();
  expectTypeOf<'payment_source' | 'card_scheme'>().toExtend<Arguments<'onFinishInsert'>[1]>();
  expectTypeOf<'card_number'>().not.toExtend<keyof Arguments<'setFormValues'>[0]>();
  expectTypeOf<'card_ccv'>().not.toExtend<Arguments<'setFormValue'>[0]>();
  expectTypeOf<'card_name'>().toExtend<Arguments<'setFormValue'>[0]>();
  expectTypeOf<{ amount: number }>().not.toExtend<CheckoutMeta>();
  expectTypeOf<{ amount: string }>().toExtend<CheckoutMeta>();
  expectTypeOf<{ email: number }>().not.toExtend<FormMeta>();
});

it('the types know the styles and states of each element', () => {
  expectTypeOf<Styling>().toBeCallableWith('input', 'focus', { height: '1px' });
  expectTypeOf<Styling>().toBeCallableWith('title', { text_align: 'left' });
  // @ts-expect-error An input has no state hover.
  expectTypeOf<Styling>().toBeCallableWith('input', 'hover', { color: 'red' });
  // @ts-expect-error A label has no height.
  expectTypeOf<Styling>().toBeCallableWith('label', { height: '1px' });
});

it('finish has the names that a configuration can allow, and failures their text and code', () => {
  type Allowed = Parameters<Configuration['setAllowedResponseData']>[0][number];
  expectTypeOf<Allowed>().toExtend<keyof FormEventMap['finish']>();
  expectTypeOf<FormEventMap['finish']['card_scheme']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<FormEventMap['systemError']['message' | 'code']>().toEqualTypeOf<string | undefined>();
});
