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
  const text = control.matches('button,a,label,summary,[role]') && control.textContent;
  const names = ['type', 'name', 'aria-label'].map((name) => control.getAttribute(name));
  return [control.localName, ...names, !isText && control.getAttribute('value'), text].join('\n');
}

const withName = (view: View | null | undefined, name: string, { localName }: Element) =>
  [...(view?.querySelectorAll(localName) ?? [])].filter((each) => nameOf(each) === name);

/** Finds a control of a view again, also after the view, or one around it, has been rendered afresh. */
export function sameControl(control: Element): () => Element | undefined {
  const view = viewAround(control);
  const host = view && ('host' in view ? view.host : view.parentElement);
  if (!host) return () => (control.isConnected ? control : undefined);
  const name = nameOf(control);
  const place = withName(view, name, control).indexOf(control);
  const sameHost = sameControl(host);
  const viewNow = () => (view.isConnected ? view : (sameHost()?.shadowRoot ?? sameHost()?.querySelector(VIEW)));
  return () => (control.isConnected ? control : withName(viewNow(), name, control)[place]);
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
