import { performance } from 'node:perf_hooks';

/** Who sends a request, and its weight: 1 without a body. */
export interface Sender {
  network: string;
  weight: number;
  isGone(): boolean;
}

export interface LoadLimits {
  /** Requests that are processed at the same time while the server is busy. */
  running: number;
  /** A request that takes longer waits for something else, such as its own body: it no longer counts as running. */
  runningMs: number;
  /** Requests of one network, and of all, that wait; more are refused. */
  waitingOfNetwork: number;
  waiting: number;
  /** The delay of a refusal: a script that is refused at once sends its next request at once. */
  refusalMs: number;
}

/** Few run at a time, so that a visitor's request is behind few statements of the database. */
export const LOAD_LIMITS: LoadLimits = {
  running: 8,
  runningMs: 250,
  waitingOfNetwork: 250,
  waiting: 2_500,
  refusalMs: 1_000,
};

const CHECK_EVERY_MS = 10;
const MEASURE_EVERY_MS = 20;
const MOST_ACCEPTING_MS = 5;
const HALF_LIFE_MS = 10_000;
/** About two pages with their files. Above it networks are equal, so that an office waits no longer than a script. */
const HEAVY = 60;

type Reply = Response | Promise<Response>;

/** Behind: hardly idle, and slow to accept connections. Idle: most of the time, whatever runs waits for others. */
export type LoopState = 'idle' | 'busy' | 'behind';

export interface LoadLimit {
  /** Processes a request, at once or when it is next, or refuses it. Only called with the sender if it has to wait. */
  run(work: () => Reply, sender: () => Sender): Reply;
  /** Called for each new connection. */
  accepted(): void;
}

/**
 * While the server is behind, processes few requests at a time. The others wait, and the network that has sent least
 * lately goes first, so that visitors do not wait behind scripts.
 */
export function createLoadLimit({
  limits = LOAD_LIMITS,
  clock = () => performance.now(),
  loop = measureEventLoop(),
}: {
  limits?: LoadLimits;
  clock?: () => number;
  loop?: () => LoopState;
} = {}): LoadLimit {
  const running = new Set<{ since: number }>();
  /** By network; the one that was served last is at the end. */
  const queues = new Map<string, { weight: number; start: () => void }[]>();
  let waiting = 0;
  /** The weight of what each network has sent since requests wait, halved every `HALF_LIFE_MS`. */
  const sent = new Map<string, number>();
  let halvedAt = clock();
  let isPlanned = false;
  let hasAccepted = false;
  let acceptingSince: number | undefined;
  let checking: NodeJS.Timeout | undefined;

  const hasPlace = () => running.size < limits.running || loop() === 'idle';

  const begin = (work: () => Reply): Reply => {
    const reply = work();
    if (!(reply instanceof Promise)) return reply;
    const request = { since: clock() };
    running.add(request);
    return reply.finally(() => {
      running.delete(request);
      plan();
    });
  };

  const startFirst = () => {
    // With the request itself: a crowd of new networks with large bodies does not precede a visitor's next page.
    const sumOf = (network: string) => (sent.get(network) ?? 0) + (queues.get(network)?.[0]?.weight ?? 0);
    const rankOf = (network: string) => Math.min(sumOf(network), HEAVY);
    const network = [...queues.keys()].reduce((first, each) => (rankOf(each) < rankOf(first) ? each : first));
    const queue = queues.get(network) ?? [];
    sent.set(network, sumOf(network));
    queues.delete(network);
    const request = queue.shift();
    if (queue.length > 0) queues.set(network, queue);
    waiting -= 1;
    request?.start();
  };

  const plan = () => {
    if (isPlanned || waiting === 0 || !hasPlace()) return;
    isPlanned = true;
    setImmediate(round);
  };

  /**
   * Node accepts one connection in a round of its event loop. So a round starts one request, and for some milliseconds
   * none while connections arrive: in the system's queue of connections nobody can go first.
   */
  const round = () => {
    isPlanned = false;
    if (hasAccepted) {
      hasAccepted = false;
      acceptingSince ??= clock();
      if (clock() - acceptingSince < MOST_ACCEPTING_MS) return plan();
    }
    acceptingSince = undefined;
    if (hasPlace()) startFirst();
    plan();
  };

  const check = () => {
    for (const request of running) if (clock() - request.since >= limits.runningMs) running.delete(request);
    if (clock() - halvedAt >= HALF_LIFE_MS) {
      halvedAt = clock();
      for (const [network, weight] of sent) {
        if (weight < 2) sent.delete(network);
        else sent.set(network, weight / 2);
      }
    }
    plan();
    if (waiting > 0) return;
    sent.clear();
    clearInterval(checking);
    checking = undefined;
  };

  /** Resolves when the request may begin, or with a refusal. */
  const wait = ({ network, weight, isGone }: Sender) =>
    new Promise<Response | undefined>((resolve) => {
      const queue = queues.get(network) ?? [];
      if (queue.length >= limits.waitingOfNetwork || waiting >= limits.waiting) {
        const refused = refusal(queue.length > 0 ? 429 : 503);
        setTimeout(resolve, limits.refusalMs, refused);
        return;
      }
      queues.set(network, queue);
      queue.push({ weight, start: () => resolve(isGone() ? refusal(429) : undefined) });
      waiting += 1;
      checking ??= setInterval(check, CHECK_EVERY_MS);
      plan();
    });

  return {
    run(work, sender) {
      if (waiting === 0 && loop() !== 'behind' && hasPlace()) return begin(work);
      // Awaiting keeps the asynchronous context of this request, whichever other one has ended before it.
      return wait(sender()).then((refused) => refused ?? begin(work));
    },
    accepted() {
      hasAccepted = true;
    },
  };
}

const refusal = (status: 429 | 503) =>
  new Response(status === 429 ? 'Too many requests of your network are waiting.' : 'Too many requests are waiting.', {
    status,
    headers: { 'Retry-After': '2', Connection: 'close' },
  });

/** Makes a function that says how busy this process was lately. */
function measureEventLoop(): () => LoopState {
  let state: LoopState = 'idle';
  let measuredAt = performance.now();
  let before = performance.eventLoopUtilization();
  let rounds = performance.nodeTiming.uvMetricsInfo.loopCount;
  return () => {
    if (performance.now() - measuredAt < MEASURE_EVERY_MS) return state;
    measuredAt = performance.now();
    const now = performance.eventLoopUtilization();
    const { utilization, active } = performance.eventLoopUtilization(now, before);
    const { loopCount } = performance.nodeTiming.uvMetricsInfo;
    const roundMs = active / (loopCount - rounds);
    state = utilization < 0.5 ? 'idle' : utilization > 0.9 && roundMs > 5 ? 'behind' : 'busy';
    before = now;
    rounds = loopCount;
    return state;
  };
}
