// Modules of @web/test-runner that are available only in its own pages and have no types.
declare module '*__web-dev-server__web-socket.js' {
  /** Sends a message to the runner. */
  export function sendMessage(message: Record<string, unknown>): Promise<void>;
}
declare module '@web/test-runner-mocha/dist/standalone.js' {
  /** Sets up mocha, calls the function that loads the tests, runs them and reports the results. */
  export function runTests(load: () => Promise<void>): Promise<void>;
}
