import type { ChildOutcome } from '#checkout/steps/child-outcome.ts';
import type { StepEnvironment } from '#checkout/steps/step.ts';
import { CANVAS_3DS_EVENT, Canvas3ds } from '#sdk';
import { secureEffect } from './secure-outcome.ts';
import { readStepToken } from './secure-step-token.ts';

/** Milliseconds until the shopper is offered to load the issuer's page again. */
export const FRAME_PATIENCE = 20_000;

/** What an authentication needs from its step. */
export interface SecurePage {
  readonly token: unknown;
  readonly env: StepEnvironment;
  overlay(isVisible: boolean): void;
  /** A standalone challenge is on screen, with the issuer's words where it takes place elsewhere. */
  size(description?: string): void;
  /** The issuer's page takes long. */
  slow(isSlow: boolean): void;
  done(outcome: ChildOutcome): void;
}

/** An authentication under way. */
export interface SecureRun {
  readonly format: unknown;
  reload(): void;
  destroy(): void;
}

/**
 * Starts the authentication in the container. Rejects with the error of a token that cannot be decoded, after it was logged
 * (C5.04, C5.05). Without a container it warns, uncovers the step and does nothing else (C8.14, C8.15).
 */
export async function runSecure(container: Element | null, page: SecurePage): Promise<SecureRun | undefined> {
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
  /** C4.10: outside standalone, what is on screen is the frame itself. */
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

function descriptionOf(data: unknown): string {
  const { description } = Object((data as { result?: unknown } | undefined)?.result) as { description?: unknown };
  const isText = typeof description === 'string' && description.trim() !== '';
  return isText ? description : 'Please confirm this payment in your bank’s app.';
}
