import { expect, it } from 'vitest';
import { readSandboxConfiguration } from './sandbox-configuration.ts';
import { startLines } from './start-lines.ts';

it('a start prints the address, the merchant, both test keys and the allowed origins [P1.03]', () => {
  const configuration = readSandboxConfiguration({
    PROVIDER_ORIGIN: 'https://pay.example.org',
    SANDBOX_ORIGINS: 'https://shop.example.org, http://localhost:3000',
  });
  expect(startLines(configuration)).toEqual([
    "Haven's payments sandbox: https://pay.example.org",
    '  merchant         Demo charity (sandbox), merchant_haven',
    '  public test key  pk_sandbox_haven',
    '  secret test key  sk_sandbox_haven',
    '  allowed origins  every page of this machine, https://shop.example.org, http://localhost:3000',
    '                   and what the page above or `haven-sandbox origins add <origin>` adds',
  ]);
});
