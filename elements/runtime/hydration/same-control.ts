import { VIEW_SLOT } from './page-names.ts';

type View = Element | ShadowRoot;

const VIEW = `[slot="${VIEW_SLOT}"]`;
const CONTROL = 'button,a,input,select,textarea,label,summary,form,[role]';

const viewAround = (element: Element): View | undefined => {
  const root = element.getRootNode();
  return element.closest(VIEW) ?? ('host' in root ? (root as ShadowRoot) : undefined);
};

/** What a control keeps when its view is rendered again: no id, which React makes up. */
function nameOf(control: Element): string {
  const isText = control.matches('input:not([type=radio],[type=checkbox])');
  const names = ['type', 'name'].map((name) => control.getAttribute(name));
  return [control.localName, ...names, !isText && control.getAttribute('value')].join('\n');
}

/** What a translator writes in another language. */
const textOf = (control: Element) =>
  [control.getAttribute('aria-label'), control.matches('button,a,label,summary,[role]') && control.textContent].join(
    '\n',
  );

const withName = (view: View | null | undefined, name: string, { localName }: Element) =>
  [...(view?.querySelectorAll(localName) ?? [])].filter((each) => nameOf(each) === name);

/** Finds a control of a view in what the view is by then: by its text, or by its place where all texts are others. */
function finderIn(view: View, control: Element): (now: View | null | undefined) => Element | undefined {
  const name = nameOf(control);
  const text = textOf(control);
  const named = withName(view, name, control);
  const alike = named.filter((each) => textOf(each) === text);
  return (now) => {
    const namedNow = withName(now, name, control);
    const alikeNow = namedNow.filter((each) => textOf(each) === text);
    if (alikeNow.length > 0) return alikeNow[alike.indexOf(control)];
    return namedNow.length === named.length ? namedNow[named.indexOf(control)] : undefined;
  };
}

/** Finds a control of a view again, also after the view, or one around it, has been rendered afresh. */
export function sameControl(control: Element): () => Element | undefined {
  const view = viewAround(control);
  const host = view && ('host' in view ? view.host : view.parentElement);
  if (!host) return () => (control.isConnected ? control : undefined);
  const find = finderIn(view, control);
  const sameHost = sameControl(host);
  const viewNow = () => (view.isConnected ? view : (sameHost()?.shadowRoot ?? sameHost()?.querySelector(VIEW)));
  return () => (control.isConnected ? control : find(viewNow()));
}

/**
 * Returns what does a click on a target, or the sending of a form, again: on the same control of the view as it is
 * then.
 */
export function repeatOf(event: Event, target: Element): () => void {
  const control = sameControl(target.closest(CONTROL) ?? target);
  return () => {
    const now = target.isConnected ? target : control();
    if (event.type === 'click') now?.dispatchEvent(new MouseEvent('click', event));
    else (now as HTMLFormElement | undefined)?.requestSubmit();
  };
}
