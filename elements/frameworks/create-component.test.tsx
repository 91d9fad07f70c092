import { createRef, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { expect, waitUntil } from '#testing/browser.ts';
import { createComponent } from './create-component.ts';

const Stepper = createComponent({
  tag: 'quantity-stepper',
  properties: ['value', 'label', 'name', 'disabled'],
  events: ['quantity-change', 'haven-error'],
  load: () => import('../quantity-stepper/quantity-stepper.tsx'),
});

describe('a component of React', () => {
  let box: HTMLElement;
  let root: Root | undefined;
  const complaints: string[] = [];
  const { error } = console;
  const stepper = () => box.querySelector('quantity-stepper') as HTMLElement & { value: number };
  const isRendered = () => waitUntil(() => Boolean(stepper()?.querySelector('button')), 'the stepper is rendered');
  const render = async (node: React.ReactNode) => {
    root ??= createRoot(box);
    root.render(node);
    await isRendered();
  };

  beforeEach(() => {
    box = document.createElement('div');
    document.body.append(box);
    complaints.length = 0;
    console.error = (...words: unknown[]) => complaints.push(words.join(' '));
  });
  afterEach(() => {
    console.error = error;
    root?.unmount();
    root = undefined;
    box.remove();
  });

  // First, because the tag is registered from here on.
  it('keeps what a server has rendered, and renders the tag afterwards', async () => {
    const page = (
      <Stepper label="Tents" value={2} hidden={false}>
        <p>Two tents.</p>
      </Stepper>
    );
    box.innerHTML = renderToString(page);
    expect(box.innerHTML).to.equal('<quantity-stepper label="Tents" value="2"><p>Two tents.</p></quantity-stepper>');
    const server = stepper();
    root = hydrateRoot(box, page, { onRecoverableError: (fault) => complaints.push(String(fault)) });
    await isRendered();
    expect(stepper(), '[A1.08] hydrated, not made again').to.equal(server);
    expect(complaints, '[A1.08]').to.deep.equal([]);
  });

  it('calls the handler of the latest render once for each event', async () => {
    const heard: string[] = [];
    const view = (name: string) => (
      <StrictMode>
        <Stepper
          label="Tents"
          onQuantityChange={(event: CustomEvent) => heard.push(`${name} ${event.detail.quantity}`)}
        />
      </StrictMode>
    );
    await render(view('first'));
    const [, more] = stepper().querySelectorAll('button');
    more?.click();
    root?.render(view('second'));
    await waitUntil(() => {
      more?.click();
      return heard.at(-1)?.startsWith('second');
    }, 'the latest handler is heard');
    expect(heard[0], '[A1.08]').to.equal('first 2');
    expect(new Set(heard).size, '[A1.08] once each').to.equal(heard.length);
  });

  it('writes properties as attributes, also once the tag is registered, and takes them away', async () => {
    const ref = createRef<HTMLElement>();
    await render(<Stepper ref={ref} label="Tents" value={3} disabled className="wide" />);
    expect(ref.current, '[A1.08] the ref is the element').to.equal(stepper());
    expect(stepper().getAttribute('value')).to.equal('3');
    expect(stepper().getAttribute('disabled')).to.equal('');
    expect(stepper().className).to.equal('wide');
    await render(<Stepper ref={ref} label="Blankets" value={4} disabled={false} />);
    await waitUntil(() => !stepper().hasAttribute('disabled'), 'the second render is there');
    expect(String(stepper().value), '[A1.08]').to.equal('4');
    expect(stepper().getAttribute('label')).to.equal('Blankets');
    await render(<Stepper ref={ref} label="Blankets" />);
    await waitUntil(() => !stepper().hasAttribute('value'), 'the value is taken away');
  });

  it('shows a new value after somebody has changed the field, and leaves it alone without one [A2.01]', async () => {
    await render(<Stepper label="Tents" value={2} />);
    stepper().value = 5;
    await render(<Stepper label="Tents, large" value={2} />);
    await waitUntil(() => stepper().getAttribute('label') === 'Tents, large');
    expect(stepper().value).to.equal(5);
    await render(<Stepper label="Tents" value={3} />);
    await waitUntil(() => stepper().value === 3);
  });
});
