interface Session {
  id: string;
  status: string;
  passed?: boolean;
  errors?: { message: string }[];
  testResults?: SuiteResult;
}
export interface SuiteResult {
  name: string;
  suites: SuiteResult[];
  tests: { name: string; passed: boolean; skipped: boolean; error?: { message: string } }[];
}
interface Sessions {
  get(id: string): Session | undefined;
  updateStatus(session: Session, status: string): void;
}
type Hear = (event: 'message', listener: (message: { data: Record<string, unknown> }) => void) => void;

export function watchProgress(): {
  plugin: { name: string; serverStart(args: { webSockets: { on: Hear } }): void };
  reporter: { start(args: { sessions: Sessions }): void; stop(): void };
  hasHung(sessionId: string): boolean;
  rowsOf(sessionId: string, path: string[]): string[];
};
