// @vitest-environment jsdom
import { describe } from 'vitest';
import { describeFakeProvider } from './testing/fake-provider-suite.ts';

describe('the fake provider in jsdom', () => {
  describeFakeProvider();
});
