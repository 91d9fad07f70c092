/** What a challenge of the invisible widget ends with. */
export interface WidgetParameters {
  readonly sitekey: string;
  readonly size: 'invisible';
  readonly callback: (token: string) => void;
  readonly 'error-callback': () => void;
  readonly 'expired-callback': () => void;
}

/** The part of reCAPTCHA's interface that is used; a script of another make offers the same. */
export interface Grecaptcha {
  ready?(callback: () => void): void;
  /** Without it the script knows no widgets, and `execute` takes the site key and answers the token itself. */
  render?(container: HTMLElement, parameters: WidgetParameters): number | string;
  execute(widgetOrKey: number | string, options: { action: string }): unknown;
  reset?(widget: number | string): void;
}

/** The interface that a page's script has brought, usable or still starting. */
export function findGrecaptcha(): Grecaptcha | undefined {
  return (globalThis as { grecaptcha?: Grecaptcha }).grecaptcha;
}
