import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codes, turn, vault } from './testing/vault-page.ts';

describe('the flow of PayPal’s vault', () => {
  it('asks for wallet config and id token first, and loads the script when both are there [C4.37, C4.38]', async () => {
    for (const order of [
      ['config', 'id'],
      ['id', 'config'],
    ] as const) {
      const { flow, calls, answer, state } = vault();
      void flow.load();
      void flow.load();
      expect(calls).toEqual(['config', 'id']);
      await answer(order[0], order[0] === 'config' ? 'ca1' : 'i1');
      expect(calls).toEqual(['config', 'id']);
      await answer(order[1], order[1] === 'config' ? 'ca1' : 'i1');
      expect(calls).toEqual(['config', 'id', 'script ca1 i1']);
      expect(state()).toBe('loading');
    }
  });

  it('makes a setup token at the click, exchanges it after approval and reports token and email once', async () => {
    const { calls, ready, button, answer, reports, rendered, state } = vault();
    await ready();
    expect([calls.slice(3), rendered(), state()], '[C4.39] no setup token before the click').toEqual([[], 1, 'ready']);
    const token = button().createVaultSetupToken();
    expect(button().createVaultSetupToken()).toBe(token);
    expect(calls.slice(3), '[C4.39] one at the click').toEqual(['setup']);
    await answer('setup', 's1');
    expect(await token).toBe('s1');
    expect(calls.slice(3), '[C4.40] no exchange before the approval').toEqual(['setup']);
    const approved = button().onApprove({ vaultSetupToken: 's1' });
    void button().onApprove({ vaultSetupToken: 's1' });
    await turn();
    expect(calls.slice(4), '[C4.41] one exchange after it').toEqual(['exchange s1']);
    button().onCancel();
    button().onError(new Error('late'));
    await answer('exchange', { token: 't1', email: 'a@example.com' });
    await approved;
    button().onCancel();
    button().onError(new Error('later'));
    await expect(button().createVaultSetupToken()).rejects.toThrow();
    expect(reports, '[C4.42] [C3.30] once, and nothing else').toEqual([
      ['success', { token: 't1', email: 'a@example.com' }],
    ]);
    expect(state()).toBe('done');
  });

  it('reports cancel once and exchanges nothing; the shopper may click again [C4.44]', async () => {
    const { calls, ready, button, answer, reports } = vault();
    await ready();
    void button().createVaultSetupToken();
    await answer('setup', 's1');
    button().onCancel();
    button().onCancel();
    void button().onApprove({ vaultSetupToken: 's1' });
    await turn();
    expect(reports).toEqual([['cancel']]);
    expect(calls.filter((call) => call.startsWith('exchange'))).toEqual([]);
    void button().createVaultSetupToken();
    expect(calls.filter((call) => call === 'setup')).toHaveLength(2);
  });

  it.each([
    ['config', 'onGetWalletConfigError', '[C8.23]'],
    ['id', 'onGetIdTokenError', '[C8.22]'],
  ])('reports a failed %s as %s, loads no script and may start again [C4.43] %s', async (call, code, _rows) => {
    const { flow, calls, refuse, answer, reports, state } = vault();
    void flow.load();
    await refuse(call, { message: 'M', details: 'D' });
    await answer(call === 'config' ? 'id' : 'config', 'x');
    expect(reports).toEqual([['error', { code, message: 'M', details: 'D' }]]);
    expect([calls, state()]).toEqual([['config', 'id'], 'failed']);
    void flow.load();
    expect(calls).toEqual(['config', 'id', 'config', 'id']);
  });

  it('reports one error when both first calls fail', async () => {
    const { flow, refuse, reports } = vault();
    void flow.load();
    await refuse('id', new Error('a'));
    await refuse('config', new Error('b'));
    expect(codes(reports)).toEqual(['onGetIdTokenError']);
  });

  it('is unavailable without its script [C8.20, C8.27]', async () => {
    const { flow, answer, refuse, reports, rendered } = vault();
    void flow.load();
    await answer('config', 'ca1');
    await answer('id', 'i1');
    await refuse('script', new Error('blocked'));
    expect(reports).toEqual([['error', { code: 'unavailable', message: 'blocked', details: undefined }]]);
    expect(rendered()).toBe(0);
  });

  it('is unavailable where the button is not eligible, and renders none [C5.16, C8.20]', async () => {
    const { ready, reports, rendered } = vault({ isEligible: false });
    await ready();
    expect([codes(reports), rendered()]).toEqual([['unavailable'], 0]);
    const eligible = vault();
    await eligible.ready();
    expect([eligible.reports, eligible.rendered()]).toEqual([[], 1]);
  });

  it('distinguishes a failed setup call from an error of PayPal’s button [C8.21, C8.24, C8.27]', async () => {
    const failed = vault();
    await failed.ready();
    const token = failed.button().createVaultSetupToken();
    token.catch(() => {});
    await failed.refuse('setup', { message: 'M', details: 'D' });
    await expect(token).rejects.toMatchObject({ message: 'M' });
    failed.button().onError(new Error('echo'));
    expect(failed.reports).toEqual([['error', { code: 'onGetSetupTokenError', message: 'M', details: 'D' }]]);
    expect(failed.state()).toBe('ready');

    const raised = vault();
    await raised.ready();
    void raised.button().createVaultSetupToken();
    await raised.answer('setup', 's1');
    raised.button().onError(new Error('PayPal broke'));
    raised.button().onError(new Error('again'));
    raised.button().onCancel();
    const error = { code: 'onPaypalVaultSetupTokenError', message: 'PayPal broke', details: undefined };
    expect(raised.reports).toEqual([['error', error]]);
  });

  it('refuses the approval of another setup token', async () => {
    const { ready, button, answer, reports, calls } = vault();
    await ready();
    void button().createVaultSetupToken();
    await answer('setup', 's1');
    await button().onApprove({ vaultSetupToken: 's2' });
    expect(codes(reports)).toEqual(['onPaypalVaultSetupTokenError']);
    expect(calls.some((call) => call.startsWith('exchange'))).toBe(false);
  });

  it('reports a failed exchange, after which the shopper may click again [C4.43, C8.25]', async () => {
    const { ready, button, answer, refuse, reports, state, calls } = vault();
    await ready();
    void button().createVaultSetupToken();
    await answer('setup', 's1');
    void button().onApprove({});
    await turn();
    await refuse('exchange', { message: 'M', details: 'D' });
    button().onError(new Error('echo'));
    expect(reports).toEqual([['error', { code: 'onOneTimeTokenError', message: 'M', details: 'D' }]]);
    expect(state()).toBe('ready');
    void button().createVaultSetupToken();
    expect(calls.filter((call) => call === 'setup')).toHaveLength(2);
  });

  it('reports nothing once it is destroyed', async () => {
    const { flow, ready, button, answer, reports } = vault();
    await ready();
    void button().createVaultSetupToken();
    flow.destroy();
    await answer('setup', 's1');
    button().onError(new Error('x'));
    button().onCancel();
    await button().onApprove({ vaultSetupToken: 's1' });
    expect(reports).toEqual([]);
  });

  it('gives every attempt exactly one end, whatever PayPal does', async () => {
    const moves = ['press', 'approve', 'cancel', 'error', 'setup', 'no setup', 'exchange', 'no exchange'] as const;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...moves), { maxLength: 40 }), async (walk) => {
        const { ready, button, answer, refuse, reports, calls } = vault();
        await ready();
        const before = reports.length;
        for (const move of walk) {
          if (move === 'press')
            button()
              .createVaultSetupToken()
              .catch(() => {});
          if (move === 'approve') void button().onApprove({});
          if (move === 'cancel') button().onCancel();
          if (move === 'error' && calls.includes('setup')) button().onError(new Error('x'));
          if (move === 'setup') await answer('setup', 's');
          if (move === 'no setup') await refuse('setup', new Error('s'));
          if (move === 'exchange') await answer('exchange', { token: 't', email: 'e' });
          if (move === 'no exchange') await refuse('exchange', new Error('e'));
          await turn();
        }
        const attempts = calls.filter((call) => call === 'setup').length;
        const ends = reports.length - before;
        expect(ends).toBeLessThanOrEqual(attempts);
        expect(ends).toBeGreaterThanOrEqual(attempts - 1);
        expect(codes(reports).filter((code) => code === 'success').length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 200 },
    );
  });
});
