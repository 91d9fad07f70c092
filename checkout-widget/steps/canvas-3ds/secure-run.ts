import type { ChildOutcome } from '#checkout/steps/child-outcome.ts';
import type { StepEnvironment } from '#checkout/steps/step.ts';
import { message, type Shown } from '#locales/message.ts';
import { CANVAS_3DS_EVENT, Canvas3ds, readSecureToken, type SecureToken } from '#sdk';
import SECURE_STEP_TEXTS from '#texts/checkout/pay-widget-3ds';
import { secureEffect } from './secure-outcome.ts';

/** C5.03 to C5.06: decodes a 3-D Secure token; an error is logged and rethrown unchanged. */
export function readStepToken(token: unknown): SecureToken {
  try {
    return readSecureToken(token as string);
  } catch (error) {
    console.error(error);
    throw error;
  }
}

/** Milliseconds until the button that reloads the issuer's page is shown. */
export const FRAME_PATIENCE = 20_000;

/** The step's data and callbacks for an authentication. */
export interface SecureStepPage {
  readonly token: unknown;
  readonly env: StepEnvironment;
  overlay(isVisible: boolean): void;
  /** A standalone challenge is on screen; `description` is the issuer's text for a challenge in another app. */
  size(description?: Shown): void;
  /** The issuer's page is loading slowly. */
  slow(isSlow: boolean): void;
  done(outcome: ChildOutcome): void;
}

/** A running authentication. */
export interface SecureRun {
  readonly format: unknown;
  reload(): void;
  destroy(): void;
}

/**
 * Starts the authentication in the container. Rejects with a logged error if the token cannot be decoded
 * (C5.04, C5.05). Without a container it only warns and hides the spinner (C8.14, C8.15).
 */
export async function runSecure(container: Element | null, page: SecureStepPage): Promise<SecureRun | undefined> {
  const { format } = readStepToken(page.token);
  if (!container) {
    console.warn('Container not found');
    page.overlay(false);
    return undefined;
  }
  const canvas = new Canvas3ds(container, page.token as string);
  canvas.setEnv(page.env.choice, page.env.alias);
  let isSettled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    isSettled = true;
    clearTimeout(timer);
  };
  for (const event of Object.values(CANVAS_3DS_EVENT)) {
    canvas.on(event, (data) => {
      if (isSettled) return;
      const { overlay, isSized, outcome } = secureEffect(event, format, data as object);
      if (overlay !== undefined) page.overlay(overlay);
      if (isSized) page.size(event === 'chargeAuthDecoupled' ? descriptionOf(data) : undefined);
      if (!outcome) return;
      end();
      page.slow(false);
      page.done(outcome);
    });
  }
  /** C4.10: in other formats than `standalone_3ds`, the spinner is hidden when the frame has loaded. */
  const watch = () => {
    const frame = format === 'standalone_3ds' ? null : container.querySelector('iframe');
    if (!frame || isSettled) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      page.overlay(false);
      page.slow(true);
    }, FRAME_PATIENCE);
    const loaded = () => {
      clearTimeout(timer);
      if (isSettled) return;
      page.overlay(false);
      page.slow(false);
    };
    frame.addEventListener('load', loaded, { once: true });
  };
  canvas.load();
  watch();
  return {
    format,
    reload() {
      if (isSettled) return;
      page.overlay(true);
      page.slow(false);
      canvas.reload();
      watch();
    },
    destroy() {
      end();
      canvas.destroy();
    },
  };
}

function descriptionOf(data: unknown): Shown {
  const { description } = Object((data as { result?: unknown } | undefined)?.result) as { description?: unknown };
  const isText = typeof description === 'string' && description.trim() !== '';
  return isText ? description : message(SECURE_STEP_TEXTS, 'inApp');
}
