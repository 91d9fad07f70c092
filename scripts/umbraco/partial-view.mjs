/** The value of a property as C#, a text or null: Razor leaves an attribute out that is null, and encodes every other. */
const READ = {
  text: (alias) => `Text("${alias}")`,
  choice: (alias) => `Text("${alias}")`,
  switch: (alias) => `block.Value<bool>("${alias}") ? "" : null`,
  switchOn: (alias) => `block.Value<bool>("${alias}") ? null : "false"`,
  date: (alias) =>
    `block.HasValue("${alias}") ? block.Value<DateTime>("${alias}").ToString("yyyy-MM-dd", CultureInfo.InvariantCulture) : null`,
  integer: (alias) =>
    `block.HasValue("${alias}") ? block.Value<int>("${alias}").ToString(CultureInfo.InvariantCulture) : null`,
  decimal: (alias) =>
    `block.HasValue("${alias}") ? block.Value<decimal>("${alias}").ToString(CultureInfo.InvariantCulture) : null`,
  image: (alias) => `block.Value<MediaWithCrops>("${alias}")?.MediaUrl()`,
  link: (alias) => `block.Value<Link>("${alias}")?.Url`,
};

const html = (alias) => `@(block.Value<IHtmlEncodedString>("${alias}"))`;

/**
 * The partial view of a block, for `Views/Partials/blocklist/Components/<alias>.cshtml`. Each value is an expression in an
 * attribute, which Razor encodes; nothing is written raw but the HTML of Umbraco's own rich text editor.
 */
export function partialView({ tag, parts }) {
  const attributes = parts
    .filter(({ attribute }) => attribute !== undefined)
    .map(({ attribute, alias, editor }) => `\n  ${attribute}="@(${READ[editor.kind](alias)})"`);
  const slots = parts
    .filter(({ slot }) => slot)
    .map(
      ({ slot, alias }) =>
        `\n  @if (block.HasValue("${alias}"))\n  {\n    <div slot="${slot}">${html(alias)}</div>\n  }`,
    );
  return `@* <${tag}>, written by npm run package:umbraco. *@
@inherits Umbraco.Cms.Web.Common.Views.UmbracoViewPage<Umbraco.Cms.Core.Models.Blocks.BlockListItem>
@using System.Globalization
@using Umbraco.Cms.Core.Models
@using Umbraco.Cms.Core.Strings
@using Umbraco.Extensions
@{
  var block = Model.Content;
  string? Text(string alias) => block.Value<string>(alias) is { Length: > 0 } text ? text : null;
}
<${tag}${attributes.join('')}>${html('content')}${slots.join('')}${slots.length > 0 ? '\n' : ''}</${tag}>
`;
}
