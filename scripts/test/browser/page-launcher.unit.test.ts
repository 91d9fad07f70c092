import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { pageLauncher } from './page-launcher.mjs';

const ADDRESS = 'http://localhost:8000/?file=1';

/** A page of a browser that only notes what is asked of it. */
class NotedPage extends EventEmitter {
  constructor(readonly context: NotedContext) {
    super();
  }
  async goto(address: string) {
    this.context.notes.push(`goes to ${address}`);
    this.context.emit('goto');
  }
  async close() {
    this.context.notes.push('closes a page');
    this.context.all.splice(this.context.all.indexOf(this), 1);
  }
}

class NotedContext extends EventEmitter {
  readonly notes: string[] = [];
  readonly all: NotedPage[] = [];
  pages = () => [...this.all];
  async newPage() {
    const page = new NotedPage(this);
    this.all.push(page);
    return page;
  }
  newCDPSession = async () => ({ send: async (command: string) => void this.notes.push(command) });
  clearCookies = async () => void this.notes.push('clears cookies');
  close = async () => void this.notes.push('closes');
}

function start({ isReusable = true, hung = '' } = {}) {
  const contexts: NotedContext[] = [];
  /** Of each address that a page went to, whether the launcher knew the page by then. */
  const known: boolean[] = [];
  async function newContext() {
    const context = new NotedContext();
    context.on('goto', () => known.push(launcher.isActive('one')));
    contexts.push(context);
    return context;
  }
  const launcher = pageLauncher(
    { name: 'noted', launch: async () => ({ newContext }), isReusable },
    (session) => session === hung,
  );
  return { launcher, contexts, known };
}

describe('the pages of browser tests', () => {
  it('follow each other in one context, each closed with what it opened and stored', async () => {
    const { launcher, contexts } = start();
    await launcher.startSession('one', ADDRESS);
    expect(launcher.isActive('one')).toBe(true);
    await contexts[0]?.newPage();
    await launcher.stopSession('one');
    expect(contexts[0]?.notes.slice(-4)).toEqual([
      'closes a page',
      'closes a page',
      'Storage.clearDataForOrigin',
      'clears cookies',
    ]);
    await launcher.startSession('two', ADDRESS);
    expect(contexts).toHaveLength(1);
    expect(contexts[0]?.notes.at(-1)).toBe(`goes to ${ADDRESS}`);
  });

  it('are known before their first script asks for a key', async () => {
    const { launcher, known } = start();
    await launcher.startSession('one', ADDRESS);
    expect(known.at(-1)).toBe(true);
  });

  it('have a context each while they run at once', async () => {
    const { launcher, contexts } = start();
    await Promise.all([launcher.startSession('one', ADDRESS), launcher.startSession('two', ADDRESS)]);
    expect(contexts).toHaveLength(2);
  });

  it('take their context along when they hang', async () => {
    const { launcher, contexts } = start({ hung: 'one' });
    await launcher.startSession('one', ADDRESS);
    await launcher.stopSession('one');
    expect(contexts[0]?.notes.at(-1)).toBe('closes');
    expect(contexts[0]?.notes).not.toContain('closes a page');
    await launcher.startSession('two', ADDRESS);
    expect(contexts).toHaveLength(2);
  });

  it('take their context along when its process crashes', async () => {
    const { launcher, contexts } = start();
    await launcher.startSession('one', ADDRESS);
    for (const page of contexts[0]?.pages() ?? []) page.emit('crash');
    await launcher.stopSession('one');
    expect(contexts[0]?.notes.at(-1)).toBe('closes');
  });

  it('have a context each in a browser that keeps no process', async () => {
    const { launcher, contexts } = start({ isReusable: false });
    await launcher.startSession('one', ADDRESS);
    await launcher.stopSession('one');
    await launcher.startSession('two', ADDRESS);
    expect(contexts.map(({ notes }) => notes)).toEqual([[`goes to ${ADDRESS}`, 'closes'], [`goes to ${ADDRESS}`]]);
  });
});
