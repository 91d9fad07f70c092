import { describe, expect, it } from 'vitest';
import { ELEMENTS } from '../../../demo-pages/website/developers/reference/element-catalogue.ts';
import type { ValueKind } from '../../../elements/runtime/tag-facts.ts';
import { attributeName } from '../manifest/names.mjs';
import { faultsOf, schemaOf } from './accepted-by-schema.ts';
import { VALUE_KINDS } from './value-kinds.mjs';
import { valueKindOf } from './value-schema.mjs';

/** What decides which code runs in a page, where donors' data goes, and who is paid. */
const OF_ADMINISTRATORS: readonly ValueKind[] = [
  'script',
  'endpoint',
  'origin',
  'origins',
  'domain',
  'environment',
  'credential',
  'token',
];
const kinds = new Map(Object.entries(VALUE_KINDS).map(([name, kind]) => [kind as object, name]));
/** `tag property` of every attribute that this accepts. */
const attributesWhere = (accepts: (name: string, kind: string | undefined, description: string) => boolean) =>
  ELEMENTS.flatMap(({ tag, properties, documentation }) =>
    Object.entries(properties)
      .filter(([name, schema]) => {
        const kind = valueKindOf(name, schema, documentation.kinds);
        return accepts(name, kind && kinds.get(kind), documentation.attributes[name] ?? '');
      })
      .map(([name]) => `${tag} ${name}`),
  );
const MARKED = ELEMENTS.flatMap(({ tag, settings }) => settings.map((name) => `${tag} ${name}`));
const form = ['action', 'endpoint', 'allowedOrigins'];

describe('attributes that only the administrator of a site sets', () => {
  it('are these, by tag [A6.01]', () => {
    const provider = ['environment', 'apiOrigin', 'widgetOrigin', 'publicKey'];
    const settings = ELEMENTS.filter((element) => element.settings.length > 0);
    expect(Object.fromEntries(settings.map((element) => [element.tag, element.settings]))).toEqual({
      'address-search': ['searchUrl', 'getUrl'],
      'appeal-progress': ['action'],
      'bequest-form': form,
      'customer-form': ['action'],
      'donation-form': [
        ...['action', 'allowedOrigins', ...provider],
        ...['walletScript', 'applePayScript', 'googlePayScript'],
      ],
      'ecard-signing': ['action'],
      'gift-cart': ['action'],
      'gift-checkout': [...provider, 'walletScript'],
      'gift-item': ['action'],
      'media-feed': ['feedUrl'],
      'pay-widget': ['token', 'environment', 'alias', 'apiOrigin', 'widgetOrigin'],
      'petition-form': form,
      'subscribe-form': form,
      'update-details-form': form,
    });
  });

  it('are marked in the definition wherever a value has such a kind, a new one too', () => {
    expect(attributesWhere((_name, kind) => OF_ADMINISTRATORS.includes(kind as ValueKind))).toEqual(MARKED);
  });

  it('are marked wherever the name or the help speaks of a script, an endpoint, an origin or an account', () => {
    const named = attributesWhere((name) =>
      /script$|^action$|endpoint|origin|(?:search|get|feed|post)Url$/i.test(name),
    );
    const keys = attributesWhere((name) => /(?:public|api)Key$|^token$|^environment$/i.test(name));
    const described = attributesWhere((_name, _kind, help) =>
      /\bposted (?:as JSON|to\b)|\bthe address of \w+’s script/i.test(help),
    );
    for (const attribute of [...named, ...keys, ...described]) expect(MARKED).toContain(attribute);
    expect(named.length + keys.length + described.length).toBeGreaterThan(40);
  });

  it('are in no form, and refused as a value of a block [A6.01]', () => {
    for (const { tag, settings } of ELEMENTS)
      for (const name of settings.map(attributeName)) {
        const schema = schemaOf(tag);
        expect(schema.properties, tag).not.toHaveProperty([name]);
        expect(schema.required, tag).not.toContain(name);
        expect(
          schema['x-groups'].flatMap(({ properties }) => properties),
          tag,
        ).not.toContain(name);
        expect(faultsOf(tag, { [name]: 'https://elsewhere.example/a.js' }).join('\n'), tag).toContain(name);
        expect(schema['x-settings']?.properties[name]?.description, `${tag} ${name}`).toMatch(/\w/);
      }
    expect(schemaOf('donation-form')['x-settings']?.required).toEqual(['public-key']);
  });
});
