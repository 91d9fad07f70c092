import type { WebDriver } from './webdriver.d.mts';

export interface SystemWebKit {
  open(size: { width: number; height: number }): Promise<WebDriver>;
  stop(): void;
}

export function startWebKit(path: string): Promise<SystemWebKit>;
