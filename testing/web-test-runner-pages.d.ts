// Modules of @web/test-runner that only its own pages have, and that come without types.
declare module '*__web-dev-server__web-socket.js' {
  /** Sends a message to the runner. */
  export function sendMessage(message: Record<string, unknown>): Promise<void>;
}
declare module '@web/test-runner-mocha/dist/standalone.js' {
  /** Sets mocha up, calls the function that loads the tests, runs them and reports the outcome. */
  export function runTests(load: () => Promise<void>): Promise<void>;
}
