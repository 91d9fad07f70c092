import type { LaunchOptions } from 'playwright';
import type { FoundEngine } from './find-engine.d.mts';

export function firefoxLaunchOptions(found: FoundEngine): LaunchOptions;
