import { describe, expect, it } from 'vitest';
import { HtmlWidget } from '#sdk';
import { type ProviderAttributes, readProviderSettings } from './provider-settings.ts';

const page: ProviderAttributes = {
  environment: 'Production',
  apiOrigin: '',
  widgetOrigin: '',
  publicKey: 'pk',
  gatewayId: 'gw',
};
const own = { apiOrigin: 'http://127.0.0.1:8081', widgetOrigin: 'http://127.0.0.1:8082' };
const library = () => new HtmlWidget('#card', 'pk', 'gw', 'card', 'payment_source');

describe('readProviderSettings', () => {
  it.each([
    ['Production', 'production'],
    ['SANDBOX', 'sandbox'],
    [' Staging ', 'staging'],
  ])('gives the environment %j in lowercase [W7.23]', (environment, env) => {
    const settings = readProviderSettings({ ...page, environment });
    expect(settings).toEqual({ env, publicKey: 'pk', gatewayId: 'gw' });
  });

  it('hands on a provider of the site’s own by its two origins', () => {
    const settings = readProviderSettings({ ...page, ...own });
    expect(settings).toMatchObject({ env: { api: own.apiOrigin, widget: own.widgetOrigin } });
  });

  it('names what is missing', () => {
    expect(readProviderSettings({ ...page, publicKey: '', gatewayId: '' })).toEqual({
      missing: ['public-key', 'gateway-id'],
    });
    expect(readProviderSettings({ ...page, environment: ' ' })).toEqual({ missing: ['environment'] });
    expect(readProviderSettings({ ...page, widgetOrigin: own.widgetOrigin })).toEqual({ missing: ['api-origin'] });
    expect(readProviderSettings({ ...page, ...own, environment: '' })).not.toHaveProperty('missing');
  });
});

describe('the payments library of the shop', () => {
  it.each(['sandbox', 'production', 'staging'])('takes the environment %s [W9.20] [W8.30]', (environment) => {
    const widget = library();
    widget.setEnv(environment as 'sandbox');
    expect(widget.getEnv()).toBe(environment);
  });

  it.each(['foo', 'live', 'test', '', 'Sandbox', 'constructor'])(
    'throws on the environment %j [W8.30] [W9.20]',
    (name) => {
      expect(() => library().setEnv(name as 'sandbox')).toThrow(`unknown env: ${name}`);
    },
  );

  it.each(['-bad', 'a_b', 'pay!dock', 'a..b', 'https://x.org'])('throws on the malformed alias %j [W8.31]', (alias) => {
    expect(() => library().setEnv('sandbox', alias)).toThrow(`invalid: ${alias}`);
  });

  it.each(['paydock.com', 'pay.example.org', 'localhost'])('takes the alias %j [W8.31]', (alias) => {
    expect(() => library().setEnv('sandbox', alias)).not.toThrow();
  });
});
