import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SdkError } from '../client/sdk-error.ts';
import { CHALLENGE_TITLE, FRAME_TITLE, LONGEST_WAIT, POLL_INTERVAL } from './run-standalone.ts';
import { StandaloneWorld } from './testing/three-ds-run.ts';
import { CONTENT } from './testing/three-ds-token.ts';

const PROCESS = 'POST /v1/charges/standalone-3ds/process {"charge_3ds_id":"c1"}';
const HANDLE = 'GET /v1/charges/standalone-3ds/handle?charge_3ds_id=c1';
const POLL = 'poll https://x.test/s';
const CHALLENGE = {
  status: 'pending',
  challenge: true,
  challenge_url: 'https://acs.test/c',
  result: { description: 'd' },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const passed = (time = 0) => vi.advanceTimersByTimeAsync(time);
const answered = (world: StandaloneWorld, data: unknown) => {
  world.calls.at(-1)?.resolve(data);
  return passed();
};
const polled = (world: StandaloneWorld, event: unknown) => {
  world.polls.at(-1)?.resolve(event);
  return passed();
};
/** A run in a challenge, with the first poll pending. */
async function challenged(data: object = CHALLENGE) {
  const world = new StandaloneWorld();
  world.say('MethodFinished');
  await answered(world, data);
  return world;
}

describe('the device check', () => {
  it('loads both addresses unseen, titled, and sends nothing yet [S3.23] [S2.33]', async () => {
    const world = new StandaloneWorld();
    const hidden = (address: string) => ({ address, title: '3d secure authentication', isHidden: true });
    expect(world.pages).toEqual([CONTENT.initialization_url, CONTENT.secondary_url].map(hidden));
    expect(FRAME_TITLE).toBe('3d secure authentication');
    await passed(10_000);
    expect([world.log, world.events]).toEqual([[], []]);
    world.run.stop();
  });

  it.each(['MethodFinished', 'MethodSkipped'])(
    '%s posts process once, whatever is repeated [S4.25] [S7.13]',
    async (word) => {
      const world = new StandaloneWorld();
      world.say(word);
      world.say(word);
      world.say('MethodSkipped');
      expect(world.log).toEqual([PROCESS]);
      // The hidden frames are finished: their events must not repeat.
      expect(world.pages).toEqual([]);
      await answered(world, { status: 'success' });
      world.say(word);
      expect(world.log).toEqual([PROCESS]);
    },
  );

  it('may be reported by the event itself, without chargeAuth around it', () => {
    const world = new StandaloneWorld();
    world.run.receive({ event: 'MethodFinished', charge_3ds_id: 'c1' });
    expect(world.log).toEqual([PROCESS]);
    world.run.stop();
  });

  it('announces what the frame reported, once, before it goes on', () => {
    const world = new StandaloneWorld();
    world.say('Foo', { info: { a: 0 } });
    world.say('MethodFinished', { info: { a: 1 } });
    world.say('MethodFinished', { info: { a: 2 } });
    expect(world.events).toEqual([['chargeAuthInfo', { info: { a: 1 } }]]);
    world.run.stop();
  });

  it.each(['AuthTimedOut', 'invalid_event'])('%s rejects once without a call [S4.26]', async (word) => {
    const world = new StandaloneWorld();
    world.say(word);
    world.say(word);
    world.say('MethodFinished');
    await passed(LONGEST_WAIT);
    expect(world.events).toEqual([['chargeAuthReject', { status: word, result: {}, charge_3ds_id: 'c1' }]]);
    expect([world.log, world.pages]).toEqual([[], []]);
  });

  it('ends in a reject after 600 s of silence, not before', async () => {
    const world = new StandaloneWorld();
    await passed(LONGEST_WAIT - 1);
    expect(world.events).toEqual([]);
    await passed(1);
    expect(world.events).toEqual([['chargeAuthReject', { status: 'AuthTimedOut', result: {}, charge_3ds_id: 'c1' }]]);
    expect(LONGEST_WAIT).toBe(600_000);
  });

  it.each([
    ['another charge’s', { widget_id: 'c2' }],
    ['one without an id', { widget_id: undefined, charge_3ds_id: undefined }],
    ['one with a list for an id', { widget_id: ['c1'] }],
  ])('takes no notice of %s message', (_, change) => {
    const world = new StandaloneWorld();
    world.say('MethodFinished', change);
    world.say('AuthTimedOut', change);
    expect([world.log, world.events]).toEqual([[], []]);
    world.run.stop();
  });

  it('refuses addresses that are no secure ones, and leaves no timer behind', () => {
    for (const initialization_url of ['javascript:alert(1)', 'data:text/html,x', 'http://x.test']) {
      expect(() => new StandaloneWorld({ initialization_url })).toThrow('This is no secure web address.');
    }
  });
});

describe('the answer of process', () => {
  it('success is reported once, and nothing is polled [S4.21]', async () => {
    const world = await challenged({ status: 'success', result: { description: 'Done' } });
    await passed(LONGEST_WAIT);
    const outcome = { status: 'success', charge_3ds_id: 'c1', result: { description: 'Done' } };
    expect(world.events).toEqual([['chargeAuthSuccess', outcome]]);
    expect(world.log).toEqual([PROCESS]);
  });

  it('challenge: reported, rendered, polled [S4.22] [S2.34] [S3.25]', async () => {
    const world = new StandaloneWorld();
    let renderedBefore: unknown;
    world.onReport = () => {
      renderedBefore = world.pages;
    };
    world.say('MethodFinished');
    await answered(world, CHALLENGE);
    expect(renderedBefore).toEqual([]);
    expect(world.events).toEqual([
      ['chargeAuthChallenge', { status: 'pending', charge_3ds_id: 'c1', result: { description: 'd' } }],
    ]);
    expect(world.pages).toEqual([{ address: 'https://acs.test/c', title: 'Authentication Challenge' }]);
    expect(CHALLENGE_TITLE).toBe('Authentication Challenge');
    expect(world.log).toEqual([PROCESS, POLL]);
    world.run.stop();
  });

  it('decoupled: reported with its description, polled, nothing rendered [S4.23]', async () => {
    const world = await challenged({
      status: 'pending',
      decoupled_challenge: true,
      result: { description: 'Open your app' },
    });
    const outcome = { status: 'pending', charge_3ds_id: 'c1', result: { description: 'Open your app' } };
    expect(world.events).toEqual([['chargeAuthDecoupled', outcome]]);
    expect([world.pages, world.log]).toEqual([[], [PROCESS, POLL]]);
    world.run.stop();
  });

  it.each([{ status: 'failed' }, { status: 'rejected' }, {}, null, { status: 'pending' }])(
    '%j rejects once, and nothing is polled [S4.24]',
    async (data) => {
      const world = await challenged(data as object);
      await passed(LONGEST_WAIT);
      expect(world.names).toEqual(['chargeAuthReject']);
      expect(world.log).toEqual([PROCESS]);
    },
  );

  it('a challenge without a secure address is an error, and none is announced', async () => {
    const world = await challenged({ ...CHALLENGE, challenge_url: 'javascript:alert(1)' });
    expect(world.events).toEqual([['error', 'This is no secure web address.']]);
  });

  it('that does not come is an error', async () => {
    const world = new StandaloneWorld();
    world.say('MethodSkipped');
    world.calls[0]?.reject(new SdkError('Not reached'));
    await passed();
    expect(world.events).toEqual([['error', 'Not reached']]);
  });
});

describe('polling', () => {
  it('asks at once, then exactly every 2000 ms [S4.27] [S9.03]', async () => {
    const world = await challenged();
    expect(world.polls).toHaveLength(1);
    for (let count = 1; count < 5; count++) {
      await polled(world, 'AuthResultNotReady');
      await passed(POLL_INTERVAL - 1);
      expect(world.polls).toHaveLength(count);
      await passed(1);
      expect(world.polls).toHaveLength(count + 1);
    }
    expect(POLL_INTERVAL).toBe(2000);
    world.run.stop();
  });

  it('never has two under way: a slow answer delays the next', async () => {
    const world = await challenged();
    await passed(5000);
    expect(world.polls).toHaveLength(1);
    await polled(world, undefined);
    expect(world.polls).toHaveLength(2);
    world.run.stop();
  });

  it('prefers the address of the answer to the token’s [S4.28]', async () => {
    const world = await challenged({ ...CHALLENGE, secondary_url: 'https://x.test/result?id=1' });
    expect(world.log.at(-1)).toBe('poll https://x.test/result?id=1');
    world.run.stop();
  });

  it('sends three for not ready, none, ready, and then reads the result', async () => {
    const world = await challenged();
    await polled(world, 'AuthResultNotReady');
    await passed(POLL_INTERVAL);
    await polled(world, undefined);
    await passed(POLL_INTERVAL);
    await polled(world, 'AuthResultReady');
    expect(world.log.slice(0, 4), '[S4.29] three polls').toEqual([PROCESS, POLL, POLL, POLL]);
    expect(world.log.slice(4), '[S7.14] [S7.15] then the result, by the charge’s id').toEqual([HANDLE]);
    await answered(world, { status: 'success' });
    await passed(LONGEST_WAIT);
    expect(world.names, '[S4.30] the result is told').toEqual(['chargeAuthChallenge', 'chargeAuthSuccess']);
    expect(world.log, '[S4.29] [S7.14] nothing is asked again').toHaveLength(5);
    expect(world.pages).toEqual([]);
  });

  it('stops with Event not supported at any other event [S4.31] [S8.11]', async () => {
    const world = await challenged();
    await polled(world, 'Foo');
    await passed(LONGEST_WAIT);
    expect(world.events.at(-1)).toEqual(['error', 'Event not supported']);
    expect(world.polls).toHaveLength(1);
  });

  it('reads the result once, though poll and frame both report ready [S4.32]', async () => {
    const world = await challenged();
    world.say('AuthResultReady');
    await polled(world, 'AuthResultReady');
    world.run.receive({ event: 'chargeAuthSuccess', widget_id: 'c1' });
    await answered(world, { status: 'success' });
    world.say('AuthResultReady');
    await passed(LONGEST_WAIT);
    expect(world.log.filter((entry) => entry === HANDLE)).toHaveLength(1);
    expect(world.names).toEqual(['chargeAuthChallenge', 'chargeAuthSuccess']);
  });

  it('leaves the challenge in sight while the result is read, and reports nothing about the device any more', async () => {
    const world = await challenged();
    const { pages } = world;
    world.say('AuthResultReady', { info: { a: 1 } });
    expect(world.log.at(-1)).toBe(HANDLE);
    expect(world.pages).toBe(pages);
    expect(world.names).toEqual(['chargeAuthChallenge']);
    world.run.stop();
  });

  it('a result that is still pending rejects: nothing is rendered, asked or waited for', async () => {
    const world = await challenged();
    await polled(world, 'AuthResultReady');
    await answered(world, CHALLENGE);
    await passed(LONGEST_WAIT);
    expect(world.names).toEqual(['chargeAuthChallenge', 'chargeAuthReject']);
    expect([world.pages, world.log]).toEqual([[], [PROCESS, POLL, HANDLE]]);
  });

  it('does not read the result again when its answer is lost', async () => {
    const world = await challenged();
    await polled(world, 'AuthResultReady');
    world.calls.at(-1)?.reject(new SdkError('lost', 'service_unreachable'));
    await passed(LONGEST_WAIT);
    expect(world.log.filter((entry) => entry === HANDLE)).toHaveLength(1);
    expect(world.events.at(-1)).toEqual(['error', 'lost']);
  });

  it('rejects at 600 s, after 300 polls, and asks no more', async () => {
    const world = await challenged();
    for (let count = 1; count < 300; count++) {
      await polled(world, 'AuthResultNotReady');
      await passed(POLL_INTERVAL);
    }
    await polled(world, 'AuthResultNotReady');
    await passed(POLL_INTERVAL - 1);
    expect(world.names).toEqual(['chargeAuthChallenge']);
    await passed(1);
    expect(world.events.at(-1)).toEqual([
      'chargeAuthReject',
      { status: 'AuthTimedOut', result: {}, charge_3ds_id: 'c1' },
    ]);
    await passed(LONGEST_WAIT);
    expect(world.polls).toHaveLength(300);
    expect(world.pages).toEqual([]);
  });

  it('ends a poll under way when it is over', async () => {
    const world = await challenged();
    expect(world.polls[0]?.signal.aborted).toBe(false);
    world.say('AuthTimedOut');
    expect(world.polls[0]?.signal.aborted).toBe(true);
    await polled(world, 'AuthResultReady');
    expect(world.names).toEqual(['chargeAuthChallenge', 'chargeAuthReject']);
  });

  it('a result that is being read at 600 s still counts', async () => {
    const world = await challenged();
    await passed(LONGEST_WAIT - 1);
    await polled(world, 'AuthResultReady');
    await passed(1000);
    await answered(world, { status: 'success' });
    expect(world.names.at(-1)).toBe('chargeAuthSuccess');
  });
});

describe('stop()', () => {
  it.each(['method', 'processing', 'polling', 'reading'])('in %s ends everything without an event', async (stage) => {
    const world = new StandaloneWorld();
    if (stage !== 'method') world.say('MethodFinished');
    if (stage === 'polling' || stage === 'reading') await answered(world, CHALLENGE);
    if (stage === 'reading') await polled(world, 'AuthResultReady');
    const { length } = world.log;
    world.events.length = 0;
    world.run.stop();
    world.say('MethodFinished');
    await polled(world, 'AuthResultReady');
    await answered(world, { status: 'success' });
    await passed(LONGEST_WAIT);
    expect([world.events, world.log.length]).toEqual([[], length]);
  });

  it.each(['chargeAuthChallenge', 'chargeAuthDecoupled', 'chargeAuthInfo'])(
    'from the handler of %s renders and sends nothing more',
    async (name) => {
      const world = new StandaloneWorld();
      world.onReport = (reported) => {
        if (reported === name) world.run.stop();
      };
      world.say('MethodFinished', { info: 1 });
      await answered(
        world,
        name === 'chargeAuthDecoupled' ? { status: 'pending', decoupled_challenge: true } : CHALLENGE,
      );
      await passed(LONGEST_WAIT);
      expect(world.names.at(-1)).toBe(name);
      expect(world.log).toEqual(name === 'chargeAuthInfo' ? [] : [PROCESS]);
      expect(world.pages).toEqual([]);
    },
  );
});
