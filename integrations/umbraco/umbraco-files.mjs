import { CURRENCIES, NO_CHARITY } from '../read-charity-facts.mjs';

/**
 * The value of a property as C#, a text or null: Razor leaves an attribute out that is null, and encodes every other.
 */
const READ = {
  text: (alias) => `Text("${alias}")`,
  choice: (alias) => `Text("${alias}")`,
  switch: (alias) => `block.Value<bool>("${alias}") ? "" : null`,
  switchOn: (alias) => `block.Value<bool>("${alias}") ? null : "false"`,
  date: (alias) =>
    `block.HasValue("${alias}")` +
    ` ? block.Value<DateTime>("${alias}").ToString("yyyy-MM-dd", CultureInfo.InvariantCulture) : null`,
  integer: (alias) =>
    `block.HasValue("${alias}") ? block.Value<int>("${alias}").ToString(CultureInfo.InvariantCulture) : null`,
  decimal: (alias) =>
    `block.HasValue("${alias}") ? block.Value<decimal>("${alias}").ToString(CultureInfo.InvariantCulture) : null`,
  image: (alias) => `block.Value<MediaWithCrops>("${alias}")?.MediaUrl()`,
  link: (alias) => `block.Value<Link>("${alias}")?.Url`,
};

/** `Haven:<tag>:<name>` of the configuration, else `Haven:<name>`; null where there is neither. */
const readSetting = (tag) =>
  `\n  string? Setting(string name) => Configuration[$"Haven:${tag}:{name}"] ?? Configuration[$"Haven:{name}"];`;

/**
 * What donors are charged in stands on the tag itself, because `<html>` belongs to the layout: where the block is
 * silent, the configuration of the site decides.
 */
const OF_SITE = ['site-country-code', 'currency', 'payee-name'];

const html = (alias) => `@(block.Value<IHtmlEncodedString>("${alias}"))`;

/**
 * The partial view of a block, for `Views/Partials/blocklist/Components/<alias>.cshtml`. Each value is an expression in
 * an attribute, which Razor encodes; nothing is written raw but the HTML of Umbraco's own rich text editor. What only
 * the administrator of the site sets comes from its configuration, never from the block.
 */
function partialView({ tag, parts, settings }) {
  const given = parts.filter(({ attribute }) => attribute !== undefined);
  const usesSettings = settings.length > 0 || given.some(({ attribute }) => OF_SITE.includes(attribute));
  const orSetting = (attribute) => (OF_SITE.includes(attribute) ? ` ?? Setting("${attribute}")` : '');
  const attributes = given.map(
    ({ attribute, alias, editor }) => `\n  ${attribute}="@(${READ[editor.kind](alias)}${orSetting(attribute)})"`,
  );
  const ofSite = settings.map((name) => `\n  ${name}="@(Setting("${name}"))"`);
  const slots = parts
    .filter(({ slot }) => slot)
    .map(
      ({ slot, alias }) =>
        `\n  @if (block.HasValue("${alias}"))\n  {\n    <div slot="${slot}">${html(alias)}</div>\n  }`,
    );
  const setting = usesSettings ? readSetting(tag) : '';
  const inject = usesSettings ? '\n@inject Microsoft.Extensions.Configuration.IConfiguration Configuration' : '';
  const opening = `<${tag}${attributes.join('')}${ofSite.join('')}>`;
  return `@* <${tag}>, written by npm run package -- umbraco. *@
@inherits Umbraco.Cms.Web.Common.Views.UmbracoViewPage<Umbraco.Cms.Core.Models.Blocks.BlockListItem>
@using System.Globalization
@using Umbraco.Cms.Core.Models
@using Umbraco.Cms.Core.Strings
@using Umbraco.Extensions${inject}
@{
  var block = Model.Content;
  string? Text(string alias) => block.Value<string>(alias) is { Length: > 0 } text ? text : null;${setting}
}
${opening}${html('content')}${slots.join('')}${slots.length > 0 ? '\n' : ''}</${tag}>
`;
}

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** A charity's own settings for `appsettings.json`, and its theme as a sheet; nothing without a charity. */
function charityFiles({ name, country, theme }) {
  if (name === '') return {};
  const ofCountry = country === '' ? {} : { 'site-country-code': country, currency: CURRENCIES[country] };
  return {
    'appsettings.haven.json': json({ Haven: { ...ofCountry, 'payee-name': name } }),
    ...(theme === '' ? {} : { 'haven-theme.css': `:root { ${theme} }\n` }),
  };
}

/** The files of `dist/umbraco` by name: what the API takes, a partial view for each block, and what a charity says. */
export const umbracoFiles = ({ dataTypes, documentTypes, views }, charity = NO_CHARITY) => ({
  ...charityFiles(charity),
  'data-types.json': json(dataTypes),
  'element-types.json': json(documentTypes),
  ...Object.fromEntries(
    views.map((view) => [`Views/Partials/blocklist/Components/${view.alias}.cshtml`, partialView(view)]),
  ),
});
