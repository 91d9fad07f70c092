import type { ReactNode } from 'react';
import { expect } from '#testing/browser.ts';
import { renderElements } from './render-elements.ts';

const Named = ({ name, children }: { readonly name: string; readonly children?: ReactNode }) => (
  <>
    <b>{name}</b>
    {children}
  </>
);

const rendered = (node: ReactNode) => {
  const box = document.createElement('div');
  box.append(...renderElements(node));
  return box;
};

describe('renderElements', () => {
  it('renders hosts, components, fragments, lists and texts, and leaves out what React leaves out', () => {
    const box = rendered(
      <ul className="list" tabIndex={-1} hidden={false} title={undefined}>
        {['a', 'b'].map((name) => (
          <li key={name}>
            <Named name={name}>
              {null}
              {true}
              {false}
              {0}
            </Named>
          </li>
        ))}
      </ul>,
    );
    const [list, ...others] = box.children;
    expect(others).to.have.length(0);
    expect(list?.getAttributeNames()).to.deep.equal(['class', 'tabindex']);
    expect([list?.tagName, list?.className, (list as HTMLElement).tabIndex]).to.deep.equal(['UL', 'list', -1]);
    const items = [...(list?.childNodes ?? [])];
    expect(items.map(({ nodeName }) => nodeName)).to.deep.equal(['LI', 'LI']);
    expect(
      items.map(({ childNodes }) => [...childNodes].map(({ nodeName, textContent }) => [nodeName, textContent])),
    ).to.deep.equal(
      ['a', 'b'].map((name) => [
        ['B', name],
        ['SPAN', '0'],
      ]),
    );
  });

  it('renders SVG in its namespace, with its attributes’ own names, and styles through CSSOM', () => {
    const box = rendered(
      <svg viewBox="0 0 2 2" style={{ aspectRatio: '2 / 1' }} focusable="false" aria-hidden="true">
        <path d="M0 0" strokeWidth="2" strokeLinecap="round" />
      </svg>,
    );
    const path = box.querySelector('path');
    expect(path instanceof SVGPathElement, 'in the namespace of SVG').to.equal(true);
    expect(path?.getAttribute('stroke-width')).to.equal('2');
    expect(path?.getAttribute('stroke-linecap')).to.equal('round');
    const svg = box.querySelector('svg');
    expect(svg?.getAttribute('viewBox')).to.equal('0 0 2 2');
    expect(svg?.style.aspectRatio).to.equal('2 / 1');
  });

  it('hears events; a text is never markup', () => {
    let clicks = 0;
    const box = rendered(
      <button type="button" disabled={false} onClick={() => (clicks += 1)}>
        {'<img src=x>'}
      </button>,
    );
    box.querySelector('button')?.click();
    expect(clicks).to.equal(1);
    expect(box.querySelectorAll('img')).to.have.length(0);
    const listeners = new AbortController();
    const [left] = renderElements(<button type="button" onClick={() => (clicks += 1)} />, listeners.signal);
    (left as HTMLElement).click();
    expect(clicks).to.equal(2);
    listeners.abort();
    (left as HTMLElement).click();
    expect(clicks, 'a button that is left to React').to.equal(2);
    expect(rendered(<input disabled />).querySelector('input')?.disabled).to.equal(true);
  });
});
