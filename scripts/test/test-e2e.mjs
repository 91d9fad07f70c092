import { spawnSync } from 'node:child_process';
import { ensureBuild } from '../ensure-build.mjs';
import { findOrInstallChromium, findOrInstallShell } from './browsers/chromium.mjs';

// node scripts/test/test-e2e.mjs [playwright arguments] runs the end-to-end tests with both built servers running.
process.env.CHROMIUM ??= findOrInstallChromium();
process.env.CHROMIUM_SHELL ??= findOrInstallShell();
await ensureBuild();
const { status } = spawnSync('node_modules/.bin/playwright', ['test', ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
