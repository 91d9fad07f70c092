const { nextTick } = process;

// Node hands over what the test runner says to a worker by `process.nextTick`. A fake one swallows the answer that arrives
// meanwhile, and the whole run never ends: so a test that would fake it fails at once. (The runner itself sets the real one.)
Object.defineProperty(process, 'nextTick', {
  configurable: true,
  get: () => nextTick,
  set(value) {
    if (value !== nextTick)
      throw new Error("Leave process.nextTick real: fake timers take { toNotFake: ['nextTick'] }.");
  },
});
