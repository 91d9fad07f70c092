import { DEMO } from '../core/index.ts';
import type { SandboxConfiguration } from './sandbox-configuration.ts';

/** What a developer needs to use the sandbox, printed at its start (P1.03). */
export function startLines({ origin, allowedOrigins }: SandboxConfiguration): string[] {
  return [
    `Haven's payments sandbox: ${origin}`,
    `  merchant         ${DEMO.merchantName}, ${DEMO.merchantId}`,
    `  public test key  ${DEMO.publicKey}`,
    `  secret test key  ${DEMO.secretKey}`,
    `  allowed origins  ${['every page of this machine', ...allowedOrigins].join(', ')}`,
    '                   and what the page above or `haven-sandbox origins add <origin>` adds',
  ];
}
