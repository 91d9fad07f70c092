import FakeTimers from '@sinonjs/fake-timers';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import { defineElement } from '../define-element.tsx';
import { FIELD } from '../field-members.ts';
import { useHost } from '../host.ts';
import { wakeDrawn } from '../testing/wake-drawn.ts';
import { stampOf, writeMark } from './drawn-mark.ts';

const log: string[] = [];
let awake = () => {};
const attributes = z.object({ label: z._default(z.string(), '') });

function Probe({ label }: z.output<typeof attributes>) {
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    log.push(`awake ${label}`);
    awake();
  }, [label]);
  return (
    <button type="button" data-presses={presses} onClick={() => setPresses(presses + 1)}>
      {label}
    </button>
  );
}

function Field({ label }: z.output<typeof attributes>) {
  const { internals, form } = useHost();
  useEffect(() => {
    internals.setFormValue(`value of ${label}`);
    form.reset = () => log.push(`reset ${label}`);
  }, [internals, form, label]);
  return <Probe label={label} />;
}

let placed = 0;

/** Tags in the page as a server would send them. */
function place(labels: readonly string[], tag = 'probe-drawn'): HTMLElement[] {
  const box = document.createElement('form');
  box.setHTMLUnsafe(
    labels
      .map((label) => {
        placed += 1;
        const mark = writeMark({ stamp: stampOf([label]), prefix: `waking-${placed}` });
        const view = `<template shadowrootmode="open">${mark}<button type="button" data-presses="0">${label}</button></template>`;
        return `<${tag} label="${label}" name="${label}">${view}</${tag}>`;
      })
      .join(''),
  );
  const elements = [...box.children] as HTMLElement[];
  document.body.append(box);
  return elements;
}
const buttonIn = (element?: Element) => element?.shadowRoot?.querySelector('button') as HTMLButtonElement;

describe('what a server has drawn', () => {
  before(() => {
    defineElement({ tag: 'probe-waits', attributes, view: Probe, root: 'light' });
    defineElement({ tag: 'probe-drawn', attributes, view: Probe, root: 'shadow' });
    defineElement({ tag: 'probe-drawn-field', attributes, view: Field, root: 'shadow', formAssociated: FIELD });
  });
  afterEach(async () => {
    document.body.replaceChildren();
    await nextFrame();
    log.length = 0;
  });

  it('is taken over after the task in which its script has come, in short tasks', async () => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    // React posts tasks too.
    const release = () => {
      for (const post of held.splice(0)) post();
    };
    MessagePort.prototype.postMessage = function (this: MessagePort) {
      held.push(() => postMessage.call(this, null));
    };
    const clock = FakeTimers.install({ toFake: ['performance'] });
    awake = () => clock.tick(3);
    try {
      const buttons = place(['a', 'b', 'c']).map(buttonIn);
      expect(log, 'the page can answer first').to.deep.equal([]);
      release();
      await waitUntil(() => log.length > 0, 'never awake');
      expect(log, 'for 5 ms').to.deep.equal(['awake a', 'awake b']);
      release();
      await waitUntil(() => log.length > 2, 'the third is never awake');
      expect(buttons.every((button) => button.isConnected)).to.equal(true);
    } finally {
      MessagePort.prototype.postMessage = postMessage;
      clock.uninstall();
      awake = () => {};
    }
  });

  it('is taken over at once where it is pressed, and the press counts', async () => {
    const [, second] = place(['a', 'b', 'c']);
    const button = buttonIn(second);
    button.click();
    expect(log, 'the others wait').to.deep.equal(['awake b']);
    await nextFrame();
    expect(buttonIn(second) === button && button.dataset.presses).to.equal('1');
  });

  it('is taken over before it shows another value, without being drawn afresh', async () => {
    const [element] = place(['a']);
    const button = buttonIn(element);
    (element as unknown as { label: string }).label = 'b';
    await Promise.resolve();
    expect(buttonIn(element) === button && button.textContent).to.equal('b');
    expect(log).to.deep.equal(['awake a', 'awake b']);
  });

  it('is never taken over when it has been removed before', async () => {
    const [element] = place(['a']);
    element?.remove();
    await nextFrame();
    expect(element?.shadowRoot?.childNodes).to.have.length(0);
    wakeDrawn();
    expect(log).to.deep.equal([]);
  });

  it('is taken over before a form is reset, and before one is sent', () => {
    const [first, second] = place(['a', 'b'], 'probe-drawn-field');
    const form = first?.parentElement as HTMLFormElement;
    form.reset();
    expect(log).to.deep.equal(['awake a', 'reset a', 'awake b', 'reset b']);
    expect(second?.isConnected).to.equal(true);
    log.length = 0;
    const [third] = place(['c'], 'probe-drawn-field');
    const other = third?.parentElement as HTMLFormElement;
    other.addEventListener('submit', (event) => event.preventDefault());
    other.requestSubmit();
    expect([...new FormData(other)]).to.deep.equal([['c', 'value of c']]);
  });

  it('draws in turn too where it left the author’s content; at once where the tag gets another value', async () => {
    const box = document.createElement('div');
    box.innerHTML = ['a', 'b']
      .map((label) => `<probe-waits label="${label}" data-haven-waits><i>own</i></probe-waits>`)
      .join('');
    document.body.append(box);
    const [first, second] = [...box.children] as (HTMLElement & { label: string })[];
    const shown = (element?: Element) =>
      [...(element?.querySelectorAll('i, button') ?? [])].find((node) => node.checkVisibility())?.textContent;
    expect([shown(first), shown(second)], 'it works meanwhile').to.deep.equal(['own', 'own']);
    if (second) second.label = 'c';
    await Promise.resolve();
    expect([shown(first), shown(second)]).to.deep.equal(['own', 'c']);
    await waitUntil(() => shown(first) === 'a', 'never drawn');
    expect(log).to.deep.equal(['awake c', 'awake a']);
  });
});
