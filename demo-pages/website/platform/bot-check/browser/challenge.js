/**
 * The demo site's own bot check: it implements the part of reCAPTCHA's interface that blocks use, works offline, and
 * lets the visitor's browser do a proof of work instead of showing pictures to the visitor.
 *
 * The protocol, all on the origin of this script and relative to it:
 *   GET challenge?action=<form>  ->  200 { "challenge": text, "difficulty": bits, "expires": epoch milliseconds }
 *   token = challenge + "." + nonce. The nonce is the first number from 0 on for which SHA-256 of the token, as UTF-8,
 * begins with `difficulty` zero bits. The server accepts a token once, before it expires, for the action that it was
 * made for.
 */
(() => {
  const MAX_DIFFICULTY = 22;
  const SLICE_MS = 8;
  const address = new URL('challenge', document.currentScript.src);
  const widgets = [];

  // The constants of SHA-256: fractions of the square and cube roots of the first primes.
  const primes = [];
  for (let candidate = 2; primes.length < 64; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
  const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  const ROUND = primes.map((prime) => fraction(Math.cbrt(prime)));

  const turn = (word, by) => (word >>> by) | (word << (32 - by));

  /** Mixes one block of 16 words into a state of 8. */
  function mix(state, block, words) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) {
        words[i] = block[i];
        continue;
      }
      const early = words[i - 15];
      const late = words[i - 2];
      const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[i] = (words[i - 16] + first + words[i - 7] + second) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i += 1) {
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUND[i] + words[i]) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + one) | 0;
      d = c;
      c = b;
      b = a;
      a = (one + two) | 0;
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      state[i] = (state[i] + word) | 0;
    });
  }

  /**
   * SHA-256 of bytes, as 8 words. Implemented here because the browser's asynchronous call is too slow for many short
   * texts.
   */
  function digest(bytes) {
    const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
    view.setUint32(padded.length - 4, bytes.length * 8);
    const state = Int32Array.from(START);
    const words = new Int32Array(64);
    const block = new Int32Array(16);
    for (let offset = 0; offset < padded.length; offset += 64) {
      for (let i = 0; i < 16; i += 1) block[i] = view.getInt32(offset + i * 4);
      mix(state, block, words);
    }
    return state;
  }

  function zeroBits(state) {
    let bits = 0;
    for (const word of state) {
      bits += Math.clz32(word);
      if (word !== 0) break;
    }
    return bits;
  }

  const pause = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });

  /** Tries nonces in slices, so that typing and scrolling stay responsive; stops early when `isOver` returns true. */
  async function solve(challenge, difficulty, isOver) {
    if (!(difficulty >= 0 && difficulty <= MAX_DIFFICULTY)) throw new Error(`No difficulty to solve: ${difficulty}`);
    const encoder = new TextEncoder();
    let end = performance.now() + SLICE_MS;
    for (let nonce = 0; ; nonce += 1) {
      const token = `${challenge}.${nonce}`;
      if (zeroBits(digest(encoder.encode(token))) >= difficulty) return token;
      if (performance.now() < end) continue;
      await pause();
      if (isOver()) return undefined;
      end = performance.now() + SLICE_MS;
    }
  }

  async function execute(widget, action) {
    const { run } = widget;
    const isOver = () => widget.run !== run;
    try {
      const question = new URL(address);
      question.searchParams.set('action', action);
      const response = await fetch(question, { headers: { Accept: 'application/json' }, cache: 'no-store' });
      if (!response.ok) throw new Error(`The bot check answered ${response.status}.`);
      const { challenge, difficulty, expires } = await response.json();
      const token = await solve(String(challenge), Number(difficulty), isOver);
      if (token === undefined) return;
      widget.token = token;
      // A wrong clock on this side must not expire a token that the server still accepts.
      const left = Number(expires) - Date.now();
      widget.timer = setTimeout(() => expire(widget), left > 0 ? left : 120_000);
      widget.parameters.callback?.(token);
    } catch (error) {
      if (isOver()) return;
      console.error('The bot check could not be made.', error);
      widget.parameters['error-callback']?.();
    }
  }

  function expire(widget) {
    widget.token = '';
    widget.parameters['expired-callback']?.();
  }

  function reset(id = 0) {
    const widget = widgets[id];
    if (!widget) return;
    clearTimeout(widget.timer);
    widget.run += 1;
    widget.token = '';
  }

  window.grecaptcha = {
    ready: (callback) => queueMicrotask(callback),
    render(_container, parameters) {
      widgets.push({ parameters, run: 0, token: '', timer: undefined });
      return widgets.length - 1;
    },
    execute(id = 0, { action = '' } = {}) {
      reset(id);
      const widget = widgets[id];
      if (!widget) throw new Error(`No bot check ${id} was made: call render first.`);
      void execute(widget, action);
    },
    reset,
    getResponse: (id = 0) => widgets[id]?.token ?? '',
  };
})();
