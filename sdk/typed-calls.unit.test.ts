import { expectTypeOf, it } from 'vitest';
import type {
  CheckoutMeta,
  Configuration,
  ElementStyles,
  FormEventMap,
  FormMeta,
  HtmlWidget,
  StylableElementState,
} from './index.ts';

type Arguments<Name extends keyof HtmlWidget> = HtmlWidget[Name] extends (...given: infer Given) => unknown
  ? Given
  : never;

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
  expectTypeOf<StylableElementState<'input'>>().toEqualTypeOf<'focus' | 'error'>();
  expectTypeOf<StylableElementState<'submit_button'>>().toEqualTypeOf<'hover'>();
  expectTypeOf<'height'>().toExtend<keyof ElementStyles<'input'>>();
  expectTypeOf<'height'>().not.toExtend<keyof ElementStyles<'label'>>();
  expectTypeOf<'text_align'>().toExtend<keyof ElementStyles<'title'>>();
  expectTypeOf<'opacity'>().not.toExtend<keyof ElementStyles<'input'>>();
});

it('finish has the names that a configuration can allow, and failures their text and code', () => {
  type Allowed = Parameters<Configuration['setAllowedResponseData']>[0][number];
  expectTypeOf<Allowed>().toExtend<keyof FormEventMap['finish']>();
  expectTypeOf<FormEventMap['finish']['card_scheme']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<FormEventMap['systemError']['message' | 'code']>().toEqualTypeOf<string | undefined>();
});
