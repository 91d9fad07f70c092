export interface TestPage {
  goto(address: string): Promise<unknown>;
  close(): Promise<void>;
}
interface TestContext {
  newPage(): Promise<TestPage>;
  close(): Promise<void>;
}
interface Launcher {
  startSession(sessionId: string, address: string): Promise<void>;
  stopSession(sessionId: string): Promise<object>;
  isActive(sessionId: string): boolean;
}

export function pageLauncher(
  browser: {
    name: string;
    launch(): Promise<{ newContext(options: object): Promise<TestContext> }>;
    concurrency?: number;
    isReusable?: boolean;
  },
  hasHung: (sessionId: string) => boolean,
): Launcher;
