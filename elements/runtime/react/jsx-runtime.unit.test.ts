import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Fragment, jsx, jsxs } from './jsx-runtime.ts';

const b = jsx('b', { children: 'two' });
const shown = (...children: unknown[]) => renderToStaticMarkup(jsxs('p', { children }));

describe('texts in JSX', () => {
  it('are one text where they are alone', () => {
    expect(shown('one ', 2, null, false, ['three'])).toBe('<p>one 2three</p>');
    expect(jsxs('p', { children: ['one ', 2] })).toMatchObject({ props: { children: 'one 2' } });
    expect(shown(null, false, undefined)).toBe('<p></p>');
  });

  it('are an element where they have siblings, one for those that follow each other', () => {
    expect(shown('one ', 1, b, ' three')).toBe('<p><span>one 1</span><b>two</b><span> three</span></p>');
    expect(shown(0, null, 'one', b)).toBe('<p><span>0one</span><b>two</b></p>');
    expect(shown(b, ['one', b])).toBe('<p><b>two</b><span>one</span><b>two</b></p>');
  });

  it('stay as they are where they are blank, or given to a component', () => {
    expect(shown(b, ' ', b)).toBe('<p><b>two</b> <b>two</b></p>');
    const given: unknown[] = [];
    const Component = ({ children }: { children: unknown }) => {
      given.push(children);
      return jsx('i', { children });
    };
    expect(renderToStaticMarkup(jsxs(Component, { children: ['one', b] }))).toBe('<i><span>one</span><b>two</b></i>');
    expect(given).toEqual([['one', b]]);
  });

  it('are an element in a fragment', () => {
    const fragment = jsx(Fragment, { children: 'one' });
    expect(shown(fragment, jsxs(Fragment, { children: ['two', b] }))).toBe(
      '<p><span>one</span><span>two</span><b>two</b></p>',
    );
  });

  it('leave every other child at its place', () => {
    const places = (children: unknown[]) =>
      (jsxs('p', { children }).props as { children: unknown[] }).children.map((child) => child === b);
    expect(places(['one', 'two', b])).toEqual([false, false, true]);
    expect(places([null, 'two', b])).toEqual([false, false, true]);
  });
});
