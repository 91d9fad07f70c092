#!/usr/bin/env node
import { logLine } from '../../http/log-line.ts';
import { runProgram } from '../../http/run-program.ts';
import { DEMO } from '../merchants/demo-credentials.ts';
import { runSandbox } from './run-sandbox.ts';
import { readSandboxConfiguration } from './sandbox-configuration.ts';

const open = async () => {
  const configuration = readSandboxConfiguration(process.env);
  const { stop } = await runSandbox(configuration, logLine);
  const lines = [
    `Haven's payments sandbox: ${configuration.origin}`,
    `  merchant         ${DEMO.merchantName}, ${DEMO.merchantId}`,
    `  public test key  ${DEMO.publicKey}`,
    `  secret test key  ${DEMO.secretKey}`,
    `  allowed origins  ${configuration.allowedOrigins.join(', ') || 'none; list them in SANDBOX_ORIGINS'}`,
  ];
  return { stop, lines };
};

// `npm run sandbox`, or `haven-sandbox` of the package: the payments sandbox alone. Beside a site, only the site waits for it.
await runProgram('The payments sandbox', open, { whenOrphaned: 'end' });
