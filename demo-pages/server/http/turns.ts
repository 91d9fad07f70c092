import { AsyncResource } from 'node:async_hooks';
import { type LoopMeasure, measureEventLoop } from './measure-event-loop.ts';
import { createNetworkUse } from './network-use.ts';
import { createWaitingRequests, type WaitingRequest } from './waiting-requests.ts';

/** Who sends a request, and what it asks of the server: 1 for a request without a body. */
export interface Sender {
  network: string;
  weight: number;
  /** Calls back if the sender hangs up. */
  onGone(forget: () => void): void;
}

export interface TurnLimits {
  /** Requests that are worked on at the same time while the processor is busy. */
  running: number;
  /** A request that takes longer waits for something else, such as its own body: it no longer counts as running. */
  turnMs: number;
  /** Requests of all networks that wait. */
  waiting: number;
}

/** Few run at a time, so that a new request is behind few statements of the database. */
export const TURN_LIMITS: TurnLimits = { running: 8, turnMs: 250, waiting: 500 };

const LOOK_EVERY_MS = 10;
const MOST_ACCEPTING_MS = 5;
/** In this time several requests begin one after another, if each is answered at once. */
const ROUND_MS = 2;
/**
 * A server that hardly rests and takes longer than this for a round of its event loop is behind. A round takes one new
 * connection, but all requests of connections that are open.
 */
const SLOW_ROUND_MS = { connection: 2, request: 5 };
const BUSY = 0.9;
const MEASURED_EVERY_MS = 20;
/** Below this the processor waits for others most of the time. */
const IDLE = 0.5;

type Answer = Response | Promise<Response>;

export interface WaitsForTurn {
  work(): Answer;
  /** Called for what must wait alone: who asks is nothing to find out for each request. */
  sender(): Sender;
  /** Called with the answer, which it passes on. */
  observe(answer: Response): Response;
}

export interface Turns {
  /** Works on a request now, or when its turn comes. */
  run(request: WaitsForTurn): Answer;
  /** Whether a request would begin at once: what is ready for it may then be sent without asking for a turn. */
  isFree(): boolean;
  /** Called for each new connection. */
  accepted(): void;
}

/**
 * Gives networks turns while requests come faster than they are answered. When too many wait, the newest one of the
 * network with the most is refused.
 *
 * Node accepts one connection in each round of its event loop. So only one waiting request is begun in a round, and
 * none while connections keep coming: else they would wait in the system's queue, where nobody can be let ahead.
 */
export function createTurns({
  limits = TURN_LIMITS,
  clock = () => performance.now(),
  measureLoop = measureEventLoop,
}: {
  limits?: TurnLimits;
  clock?: () => number;
  /** Makes a function that says how the event loop went since its last call. */
  measureLoop?: () => () => LoopMeasure;
} = {}): Turns {
  const whileWaiting = measureLoop();
  const lately = measureLoop();
  const use = createNetworkUse(clock);
  const waiting = createWaitingRequests();
  /** Oldest first. */
  const running = new Set<{ since: number }>();
  /** The age of a turn is counted in looks: in a round that takes seconds nothing could end. */
  let looks = 0;
  let isRoundComing = false;
  let hasAccepted = false;
  let acceptingSince: number | undefined;
  let roundEnds = 0;
  let measuredAt = 0;
  let measured = { utilization: 0, roundMs: 0 };
  let looking: NodeJS.Timeout | undefined;

  const isBehind = (slowMs: number) => {
    const now = clock();
    if (now - measuredAt >= MEASURED_EVERY_MS) {
      measuredAt = now;
      measured = lately();
    }
    return measured.utilization > BUSY && measured.roundMs > slowMs;
  };

  const begin = ({ work, observe }: WaitsForTurn): Answer => {
    const turn = { since: looks };
    const answer = work();
    if (!(answer instanceof Promise)) return observe(answer);
    running.add(turn);
    const end = () => {
      if (!running.delete(turn) || waiting.size === 0) return;
      if (clock() < roundEnds && !hasAccepted) beginFirst();
      else nextRound();
    };
    return answer.then(
      (response) => {
        end();
        return observe(response);
      },
      (error: unknown) => {
        end();
        throw error;
      },
    );
  };

  const beginFirst = () => {
    const network = use.first(waiting.next());
    const request = network === undefined ? undefined : waiting.oldest(network);
    if (network === undefined || !request) return;
    waiting.remove(network, request);
    request.start();
  };

  /** Nobody is to be let ahead. */
  const canBegin = (slowMs: number) =>
    waiting.size === 0 && !isRoundComing && running.size < limits.running && !isBehind(slowMs);

  const nextRound = () => {
    if (isRoundComing) return;
    isRoundComing = true;
    setImmediate(round);
  };

  const round = () => {
    isRoundComing = false;
    if (hasAccepted) {
      hasAccepted = false;
      acceptingSince ??= clock();
      if (clock() - acceptingSince < MOST_ACCEPTING_MS) return nextRound();
    }
    acceptingSince = undefined;
    roundEnds = clock() + ROUND_MS;
    if (running.size < limits.running) beginFirst();
    if (waiting.size > 0 && running.size < limits.running) nextRound();
  };

  const look = () => {
    if (waiting.size === 0) {
      clearInterval(looking);
      looking = undefined;
      return;
    }
    looks += 1;
    for (const turn of running) {
      if ((looks - turn.since) * LOOK_EVERY_MS < limits.turnMs) break;
      running.delete(turn);
    }
    // Whatever runs waits for something else.
    if (whileWaiting().utilization < IDLE) for (let count = 0; count < limits.running; count += 1) beginFirst();
    if (waiting.size > 0 && running.size < limits.running) nextRound();
  };

  const enqueue = ({ network, onGone }: Sender, request: WaitingRequest) => {
    waiting.add(network, request);
    onGone(() => {
      if (waiting.remove(network, request)) request.refuse();
    });
    if (!looking) {
      whileWaiting();
      looking = setInterval(look, LOOK_EVERY_MS);
    }
    if (running.size < limits.running) nextRound();
  };

  /** Whether one more may wait. */
  const makeRoom = (network: string): boolean => {
    if (waiting.size < limits.waiting) return true;
    const longest = waiting.longest();
    if (waiting.lengthOf(longest) <= waiting.lengthOf(network) + 1) return false;
    const newest = waiting.newest(longest)!;
    waiting.remove(longest, newest);
    newest.refuse();
    return true;
  };

  return {
    isFree: () => canBegin(SLOW_ROUND_MS.request),
    run(request) {
      if (canBegin(SLOW_ROUND_MS.request)) return begin(request);
      const sender = request.sender();
      if (!makeRoom(sender.network)) return request.observe(refusal(waiting.lengthOf(sender.network) > 0 ? 429 : 503));
      return new Promise((resolve, reject) => {
        // It begins when another ends, but has nothing to do with it.
        const context = new AsyncResource('Turn');
        const start = () => {
          use.charge(sender.network, sender.weight);
          try {
            resolve(context.runInAsyncScope(begin, undefined, request));
          } catch (error) {
            reject(error);
          }
        };
        const refuse = () => resolve(request.observe(refusal(429)));
        enqueue(sender, { weight: sender.weight, came: use.count(), start, refuse });
      });
    },
    accepted() {
      if (canBegin(SLOW_ROUND_MS.connection)) return;
      hasAccepted = true;
      nextRound();
    },
  };
}

const refusal = (status: 429 | 503) =>
  new Response(status === 429 ? 'Too many requests of your network are waiting.' : 'Too many requests are waiting.', {
    status,
    headers: { 'Retry-After': '2', Connection: 'close' },
  });
