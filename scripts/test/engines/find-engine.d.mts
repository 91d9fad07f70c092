export type Engine = 'firefox' | 'webkit';

export interface FoundEngine {
  engine: Engine;
  build: 'playwright' | 'system';
  path: string;
}

export function findOrInstallEngine(engine: Engine): FoundEngine;
