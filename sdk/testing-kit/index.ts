export type { FakeAnswer, ReceivedCall } from './fake/fake-answers.ts';
export type { FakeBank } from './fake/fake-bank.ts';
export type { FakeCheckout } from './fake/fake-checkout.ts';
export type { FakeForm, FakeFormError } from './fake/fake-form.ts';
export type { FakeFrame, FrameCommand } from './fake/fake-frame.ts';
export { FakeProvider, type FakeProviderOptions, fakeProvider } from './fake/fake-provider.ts';
export {
  type AccountDetails,
  type CardDetails,
  TEST_ACCOUNT,
  TEST_ACCOUNT_NZ,
  TEST_BANK_CODE,
  TEST_CARD,
  TEST_CARD_NUMBERS,
} from './test-details.ts';
