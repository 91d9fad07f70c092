import { deferred } from '../../wallets/testing/watched-session.ts';
import type { PaypalVaultButtonOptions } from '../paypal-vault-client.ts';
import type { VaultError } from '../vault-error.ts';
import { VaultFlow, type VaultState } from '../vault-flow.ts';

export const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A flow whose calls are settled by the test; `calls` lists them in order. */
export function vault({ isEligible = true } = {}) {
  const calls: string[] = [];
  const reports: [name: string, ...data: unknown[]][] = [];
  const states: VaultState[] = [];
  let open: Record<string, ReturnType<typeof deferred>> = {};
  let options: PaypalVaultButtonOptions | undefined;
  const ask =
    (name: string) =>
    (...given: string[]) => {
      calls.push([name, ...given].join(' '));
      open[name] = deferred();
      return open[name].promise as Promise<never>;
    };
  let rendered = 0;
  const flow = new VaultFlow(
    {
      clientId: ask('config'),
      idToken: ask('id'),
      setupToken: ask('setup'),
      exchange: ask('exchange'),
      loadPaypal: ask('script'),
    },
    {
      render: async () => void rendered++,
      show: (state) => states.push(state),
      onSuccess: (saved) => reports.push(['success', saved]),
      onError: (error) => reports.push(['error', error]),
      onCancel: () => reports.push(['cancel']),
    },
  );
  const paypal = {
    Buttons(given: PaypalVaultButtonOptions) {
      options = given;
      return { isEligible: () => isEligible, render: async () => {} };
    },
  };
  const answer = async (name: string, value: unknown) => {
    open[name]?.resolve(value);
    await turn();
  };
  const refuse = async (name: string, reason: unknown) => {
    open[name]?.reject(reason);
    await turn();
  };
  const ready = async () => {
    void flow.load();
    await answer('config', 'ca1');
    await answer('id', 'i1');
    await answer('script', paypal);
  };
  return {
    flow,
    calls,
    reports,
    states,
    answer,
    refuse,
    ready,
    paypal,
    rendered: () => rendered,
    state: () => states.at(-1),
    button: () => options as PaypalVaultButtonOptions,
    forget: () => {
      open = {};
    },
  };
}

export const codes = (reports: readonly (readonly unknown[])[]) =>
  reports.map(([name, data]) => (name === 'error' ? (data as VaultError).code : name));
