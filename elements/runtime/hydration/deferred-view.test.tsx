import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { expect, nextFrame, waitUntil } from '#testing/browser.ts';
import { defineElement } from '../define-element.tsx';
import { FIELD } from '../field-members.ts';
import { useHost } from '../host.ts';
import { hydrateAll } from '../testing/hydrate-all.ts';
import { stampOf, writeMark } from './hydration-mark.ts';

const log: string[] = [];
const attributes = z.object({ label: z._default(z.string(), '') });

function Probe({ label }: z.output<typeof attributes>) {
  const [clicks, setClicks] = useState(0);
  useEffect(() => void log.push(`hydrated ${label}`), [label]);
  return (
    <button type="button" data-clicks={clicks} onClick={() => setClicks(clicks + 1)}>
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
function place(labels: readonly string[], tag = 'probe-rendered'): HTMLElement[] {
  const box = document.createElement('form');
  box.setHTMLUnsafe(
    labels
      .map((label) => {
        placed += 1;
        const mark = writeMark({ stamp: stampOf([label]), prefix: `deferred-${placed}` });
        const view = `<template shadowrootmode="open">${mark}<button type="button" data-clicks="0">${label}</button></template>`;
        return `<${tag} label="${label}" name="${label}">${view}</${tag}>`;
      })
      .join(''),
  );
  const elements = [...box.children] as HTMLElement[];
  document.body.append(box);
  return elements;
}
const buttonIn = (element?: Element) => element?.shadowRoot?.querySelector('button') as HTMLButtonElement;

describe('what a server has rendered', () => {
  before(() => {
    defineElement({ tag: 'probe-waits', attributes, view: Probe, root: 'light' });
    defineElement({ tag: 'probe-rendered', attributes, view: Probe, root: 'shadow' });
    defineElement({ tag: 'probe-rendered-field', attributes, view: Field, root: 'shadow', formAssociated: FIELD });
  });
  afterEach(async () => {
    document.body.replaceChildren();
    await nextFrame();
    log.length = 0;
  });

  it('is hydrated at once where it is clicked, and the click counts', async () => {
    const [, second] = place(['a', 'b', 'c']);
    const button = buttonIn(second);
    button.click();
    expect(log, 'the others wait').to.deep.equal(['hydrated b']);
    await nextFrame();
    expect(buttonIn(second) === button && button.dataset.clicks).to.equal('1');
  });

  it('is hydrated before it shows another value, without being rendered afresh', async () => {
    const [element] = place(['a']);
    const button = buttonIn(element);
    (element as unknown as { label: string }).label = 'b';
    await Promise.resolve();
    expect(buttonIn(element) === button && button.textContent).to.equal('b');
    expect(log).to.deep.equal(['hydrated a', 'hydrated b']);
  });

  it('is never hydrated when it has been removed before', async () => {
    const [element] = place(['a']);
    element?.remove();
    await nextFrame();
    expect(element?.shadowRoot?.childNodes).to.have.length(0);
    hydrateAll();
    expect(log).to.deep.equal([]);
  });

  it('is hydrated before a form is reset, and before one is sent', () => {
    const [first, second] = place(['a', 'b'], 'probe-rendered-field');
    const form = first?.parentElement as HTMLFormElement;
    form.reset();
    expect(log).to.deep.equal(['hydrated a', 'reset a', 'hydrated b', 'reset b']);
    expect(second?.isConnected).to.equal(true);
    log.length = 0;
    const [third] = place(['c'], 'probe-rendered-field');
    const other = third?.parentElement as HTMLFormElement;
    other.addEventListener('submit', (event) => event.preventDefault());
    other.requestSubmit();
    expect([...new FormData(other)]).to.deep.equal([['c', 'value of c']]);
  });

  it('renders in turn too where it left the author’s content; at once where the tag gets another value', async () => {
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
    await waitUntil(() => shown(first) === 'a', 'never rendered');
    await waitUntil(() => log.length === 2, 'no effect of the view');
    expect(log).to.deep.equal(['hydrated c', 'hydrated a']);
  });
});
