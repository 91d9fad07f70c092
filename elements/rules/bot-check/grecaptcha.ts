/** The callbacks for the result of an invisible widget's challenge. */
export interface WidgetParameters {
  readonly sitekey: string;
  readonly size: 'invisible';
  readonly callback: (token: string) => void;
  readonly 'error-callback': () => void;
  readonly 'expired-callback': () => void;
}

/** The used part of reCAPTCHA's interface; other scripts provide the same part. */
export interface Grecaptcha {
  ready?(callback: () => void): void;
  /** Without it the script has no widgets, and `execute` takes the site key and returns the token itself. */
  render?(container: HTMLElement, parameters: WidgetParameters): number | string;
  execute(widgetOrKey: number | string, options: { action: string }): unknown;
  reset?(widget: number | string): void;
}

/** The interface that the page's script provides, ready or still starting. */
export function findGrecaptcha(): Grecaptcha | undefined {
  return (globalThis as { grecaptcha?: Grecaptcha }).grecaptcha;
}
