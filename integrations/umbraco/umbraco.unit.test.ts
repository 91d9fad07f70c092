import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { factsIn } from '../../demo-pages/website/app/testing/words-of-demonstration.ts';
import { ELEMENTS } from '../../demo-pages/website/developers/reference/element-catalogue.ts';
import { findTag, parseMarkup } from '../../demo-pages/website/developers/reference/markup-tree.ts';
import { UploadError, umbracoOrigin, uploadToUmbraco } from './management-api.mjs';
import { type RecordedApi, startRecordedApi } from './testing/recorded-api.ts';
import { umbracoFiles } from './umbraco-files.mjs';
import { umbracoModel } from './umbraco-model.mjs';

const model = umbracoModel(ELEMENTS);
const count = model.dataTypes.length + model.documentTypes.length;
const files = umbracoFiles(model) as Record<string, string>;
const typeOf = (alias: string) => model.documentTypes.find((type: { alias: string }) => type.alias === alias);
const editorOf = (alias: string, property: string) => {
  const { dataType } = typeOf(alias).properties.find((one: { alias: string }) => one.alias === property);
  return model.dataTypes.find(({ id }: { id: string }) => id === dataType.id);
};

describe('element types for Umbraco', () => {
  it('are one for each tag, with content, groups and pickers', () => {
    expect(model.documentTypes, '[A6.03] a type each').toHaveLength(ELEMENTS.length);
    for (const { alias, properties, containers, isElement } of model.documentTypes) {
      expect(isElement).toBe(true);
      expect(
        properties.map((one: { alias: string }) => one.alias),
        `[A6.03] content of ${alias}`,
      ).toContain('content');
      const groups = new Set(containers.map(({ id }: { id: string }) => id));
      expect(groups.size, alias).toBe(containers.length);
      for (const { container, name } of properties) {
        expect(groups.has(container.id), `[A6.03] the group of ${alias} ${name}`).toBe(true);
        expect(name).toMatch(/\S/);
      }
      const aliases = properties.map((one: { alias: string }) => one.alias);
      expect(new Set(aliases).size, alias).toBe(aliases.length);
      for (const name of [alias, ...aliases]) expect(name).toMatch(/^[a-z][a-zA-Z0-9]*$/);
    }
    const editors = {
      image: editorOf('giftItem', 'image').editorAlias,
      price: editorOf('giftItem', 'price').editorAlias,
      link: editorOf('customerForm', 'redirectUrl').editorAlias,
      country: editorOf('petitionForm', 'siteCountryCode').editorAlias,
      content: editorOf('featuredContent', 'content').editorAlias,
      date: editorOf('dateRangePicker', 'dateMin').editorAlias,
    };
    expect(editors, '[A6.03] pickers').toEqual({
      image: 'Umbraco.MediaPicker3',
      price: 'Umbraco.Decimal',
      link: 'Umbraco.MultiUrlPicker',
      country: 'Umbraco.DropDown.Flexible',
      content: 'Umbraco.RichText',
      date: 'Umbraco.DateTime',
    });
  });

  it('have the same ids at every run, and no two the same', () => {
    expect(umbracoModel(ELEMENTS)).toEqual(model);
    const ids = [...model.dataTypes, ...model.documentTypes].flatMap(({ id, properties = [], containers = [] }) => [
      id,
      ...[...properties, ...containers].map((one: { id: string }) => one.id),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});

/** What Razor makes of an expression in an attribute: the attribute with an encoded text, or nothing for null. */
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const encoded = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
const HOSTILE = `"><script>alert('x')</script> & @Html.Raw("x")`;

describe('the files of a charity', () => {
  it('are its settings and its theme; without a charity there are none [O4.02]', () => {
    const charity = { name: 'Awa Tupua', country: 'NZL', theme: '--haven-theme-brand: #177e4c;' } as const;
    const written = umbracoFiles(model, charity) as Record<string, string>;
    expect(JSON.parse(written['appsettings.haven.json'] ?? ''), '[O4.02]').toEqual({
      Haven: { 'site-country-code': 'NZL', currency: 'NZD', 'payee-name': 'Awa Tupua' },
    });
    expect(written['haven-theme.css'], '[O4.02]').toBe(':root { --haven-theme-brand: #177e4c; }\n');
    expect(files).not.toHaveProperty(['appsettings.haven.json']);
    for (const [path, content] of Object.entries(files))
      expect([path, factsIn(content)], '[O1.01]').toEqual([path, []]);
  });
});

describe('partial views for Umbraco', () => {
  const views = model.views as {
    tag: string;
    alias: string;
    parts: { attribute?: string; alias: string }[];
    settings: string[];
  }[];
  const viewOf = (alias: string) => files[`Views/Partials/blocklist/Components/${alias}.cshtml`] ?? '';

  it('write every value as an expression that Razor encodes, and nothing raw [A6.03]', () => {
    for (const { tag, alias, parts, settings } of views) {
      const view = viewOf(alias);
      expect(view, tag).not.toMatch(/Html\.Raw|HtmlString\(|@@|WriteLiteral/);
      const body = view.slice(view.indexOf(`\n<${tag}`) + 1);
      // Each expression stands for a hostile text, as its author may have typed it.
      const rendered = body
        .replace(/="@\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"/g, `="${encoded(HOSTILE)}"`)
        .replace(/@\(block\.Value<IHtmlEncodedString>\("\w+"\)\)/g, '<p>Text</p>');
      const element = findTag(parseMarkup(rendered), tag);
      const given = Object.fromEntries((element?.attributes ?? []).map(({ name, value }) => [name, value]));
      const names = [...parts.flatMap(({ attribute }) => attribute ?? []), ...settings];
      expect(given, tag).toEqual(Object.fromEntries(names.map((name) => [name, HOSTILE])));
    }
  });

  it('take what only an administrator sets from the configuration, not from the block [A6.03]', () => {
    const form = viewOf('donationForm');
    expect(form).toContain('wallet-script="@(Setting("wallet-script"))"');
    expect(form).toContain(
      'string? Setting(string name) => Configuration[$"Haven:donation-form:{name}"] ?? Configuration[$"Haven:{name}"];',
    );
    expect(viewOf('giftItem'), '[A6.03] the currency of the site').toContain(
      'currency="@(Text("currency") ?? Setting("currency"))"',
    );
    for (const { alias, parts } of views) {
      const names = parts.flatMap(({ attribute }) => attribute ?? []);
      for (const name of names.filter((one) => one === 'site-country-code' || one === 'currency')) {
        expect(viewOf(alias), `[A6.03] ${alias}`).toContain(`?? Setting("${name}"))"`);
        expect(viewOf(alias), alias).toContain('string? Setting(string name)');
      }
    }
    expect(viewOf('copyLink')).not.toContain('Configuration');
    for (const { alias, settings } of views) {
      const aliases = typeOf(alias).properties.map((one: { alias: string }) => one.alias);
      for (const name of settings) {
        const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
        expect(aliases, alias).not.toContain(property);
      }
    }
  });

  it('leave out what is empty, and switch off what is on by default', () => {
    const form = viewOf('donationForm');
    expect(form).toContain('cover-costs="@(block.Value<bool>("coverCosts") ? null : "false")"');
    const gift = viewOf('giftItem');
    expect(gift).toContain('detail="@(block.Value<bool>("detail") ? "" : null)"');
    expect(gift).toContain('image="@(block.Value<MediaWithCrops>("image")?.MediaUrl())"');
    expect(gift).toContain('item-name="@(Text("itemName"))"');
    expect(gift).toContain('@(block.Value<IHtmlEncodedString>("content"))</gift-item>');
  });
});

describe('the upload to Umbraco', () => {
  let api: RecordedApi;
  const upload = (changes: object = {}) =>
    uploadToUmbraco(model, {
      origin: api.origin,
      clientId: api.client.id,
      clientSecret: api.client.secret,
      fetch,
      ...changes,
    });
  const refusal = (changes: object = {}) =>
    upload(changes).then(
      () => 'taken',
      (error: Error) => (error instanceof UploadError ? error.message : error),
    );

  beforeEach(async () => {
    api = await startRecordedApi();
  });
  afterEach(() => api.close());

  it('makes everything at first, and updates it the second time without doubling', async () => {
    expect(await upload(), '[A6.03] first').toEqual({ made: count, updated: 0 });
    const first = [...api.stored['document-type'].keys()];
    api.calls.length = 0;
    expect(await upload(), '[A6.03] second').toEqual({ made: 0, updated: count });
    expect([...api.stored['document-type'].keys()]).toEqual(first);
    expect(api.stored['data-type'].size).toBe(model.dataTypes.length);
    expect([...new Set(api.calls)]).toEqual([
      'POST security/back-office/token',
      'GET data-type/{id}',
      'PUT data-type/{id}',
      'GET document-type/{id}',
      'PUT document-type/{id}',
    ]);
  });

  it('goes on from where a refusal has ended it', async () => {
    api.refuseNext('document-type', 400, {
      title: 'Invalid alias',
      detail: 'The alias is taken.',
      errors: { alias: ['Taken.'] },
    });
    expect(await refusal(), '[A6.03] in plain words').toMatch(
      /^The element type ".+" was refused: The alias is taken\. alias: Taken\.$/,
    );
    expect(await upload()).toEqual({ made: model.documentTypes.length, updated: model.dataTypes.length });
  });

  it('says what to do about each refusal', async () => {
    expect(await refusal({ clientSecret: 'wrong' }), '[A6.03] sign-in').toMatch(
      /does not accept the API user \(status 401\)/,
    );
    expect(await refusal({ clientSecret: '' })).toMatch(/^Set UMBRACO_CLIENT_ID and UMBRACO_CLIENT_SECRET/);
    api.refuseNext('data-type', 403);
    expect(await refusal(), '[A6.03] rights').toMatch(
      /^The data type "Haven .+": the API user may not change it\. .*Settings/,
    );
    await api.close();
    expect(await refusal(), '[A6.03] away').toMatch(/^Signing in: Umbraco could not be reached \([A-Z_]+\)\.$/);
    api = await startRecordedApi();
  });

  it.each(['http://cms.example.org', 'cms.example.org', 'https://cms.example.org/umbraco', '', 'file:///x'])(
    'sends the secret to no such address: %s',
    (address) => {
      expect(() => umbracoOrigin(address), '[A6.03] address').toThrow(/is no address to upload to/);
    },
  );
  it('takes https, and http of this machine', () => {
    expect(umbracoOrigin('https://cms.example.org/')).toBe('https://cms.example.org');
    expect(umbracoOrigin('http://localhost:8795')).toBe('http://localhost:8795');
  });
});
