import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import downshift from '../../../node_modules/downshift/dist/downshift.esm.mjs?raw';
import { listening, VIEW_EVENTS } from './listening.ts';

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}', '!../**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Where React listens for another event than the name of its property says. */
const RENAMED: Readonly<Record<string, readonly string[]>> = {
  focus: ['focusin'],
  blur: ['focusout'],
  mouseenter: ['mouseout', 'mouseover'],
  mouseleave: ['mouseout', 'mouseover'],
  pointerenter: ['pointerout', 'pointerover'],
  pointerleave: ['pointerout', 'pointerover'],
  doubleclick: ['dblclick'],
};

/** What a root of React may be made in, and what it listens for there. */
class Container {
  readonly nodeType = 1;
  readonly ownerDocument = null;
  readonly bubbling: string[] = [];
  all = 0;
  addEventListener(type: string, _listener: unknown, isCapturing: unknown = false): void {
    this.all += 1;
    if (isCapturing === false) this.bubbling.push(type);
  }
}

const asElement = (container: Container) => container as unknown as Element;

describe('listening', () => {
  const byItself = new Container();
  createRoot(asElement(byItself));
  const byReact = new Set(byItself.bubbling);

  it('hears every event that a view listens for', () => {
    const named = Object.values(sources).flatMap((source) => source.match(/\bon[A-Z]\w*(?==|: \()/g) ?? []);
    const byLists = downshift.match(/\bon(Key|Mouse|Touch)[A-Z]\w*|\bon(Blur|Change|Click|Focus)\b/g) ?? [];
    const isOfWindow = (name: string) => name.startsWith('onTouch') || name === 'onMouseUp';
    const names = new Set([...named, ...byLists.filter((name) => !isOfWindow(name))]);
    expect([...names].filter((name) => name.endsWith('Capture'))).toEqual([]);
    const types = [...names].map((name) => name.slice(2).toLowerCase());
    const needed = types.flatMap((type) => RENAMED[type] ?? [type]).filter((type) => byReact.has(type));
    // What React makes a change of, and what it submits a form by.
    const more = ['click', 'change', 'input', 'focusin', 'focusout', 'keydown', 'keyup', 'submit'];
    expect([...new Set([...needed, ...more])].sort()).toEqual([...VIEW_EVENTS].sort());
  });

  it('leaves out all others, and leaves the container as it was', () => {
    const container = new Container();
    listening(asElement(container), () => createRoot(asElement(container)));
    expect(container.bubbling.sort()).toEqual([...VIEW_EVENTS].sort());
    expect(container.all).toBe(VIEW_EVENTS.size);
    expect(byItself.all).toBeGreaterThan(130);
    expect(Object.hasOwn(container, 'addEventListener')).toBe(false);
  });
});
