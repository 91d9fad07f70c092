const { nextTick } = process;

// Node passes the test runner's messages to a worker through `process.nextTick`. A fake one swallows a message that
// arrives meanwhile, and the run never ends: so a test that fakes it fails immediately. (The runner itself sets the
// real one.)
Object.defineProperty(process, 'nextTick', {
  configurable: true,
  get: () => nextTick,
  set(value) {
    if (value !== nextTick)
      throw new Error("Leave process.nextTick real: fake timers take { toNotFake: ['nextTick'] }.");
  },
});
