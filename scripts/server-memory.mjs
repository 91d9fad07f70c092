/**
 * Bounds for Node's heap: left alone it grows with the machine, and the server with it. The container's command has the
 * same.
 */
const BOUNDS = ['--max-old-space-size=256', '--max-semi-space-size=4'];

/** What to start the server with: these bounds, unless NODE_OPTIONS says what an operator wants instead. */
export const memoryFlags = ({ NODE_OPTIONS = '' }) => (NODE_OPTIONS.trim() ? [] : BOUNDS);
