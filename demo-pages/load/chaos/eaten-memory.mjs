/**
 * Loaded before a program (`node --import`): SIGIO makes it keep more and more memory, as a leak would, until Node's
 * heap has none left. The program gets slower while the collector works, and is then ended by Node.
 */
const BYTES_A_STEP = 4 * 1024 * 1024;
const STEP_MS = 20;

const held = [];
process.on('SIGIO', () => {
  setInterval(() => held.push(new Array(BYTES_A_STEP / 8).fill(0.5)), STEP_MS);
});
