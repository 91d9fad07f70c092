/**
 * An element as visitors will see it, inside the editor: the tag with its attributes and content, rendered by the
 * library in the document that the canvas is. It is a preview: it starts no timer, sends nothing and takes no focus.
 */
((haven, { blocks, components, dom, element }) => {
  const h = element.createElement;

  /** Loads the library once in a document: the canvas may be a frame, and so are the previews of the inserter. */
  haven.loadLibrary = (page) => {
    if (page.querySelector('script[data-haven-library]')) return;
    page.documentElement.dataset.havenPreview = '';
    const script = page.createElement('script');
    script.type = 'module';
    script.src = haven.library;
    script.dataset.havenLibrary = '';
    page.head.append(script);
  };

  /** A value as the text of an attribute, as the server writes it; undefined leaves it out. */
  function attributeText(given, schema) {
    const value = schema.type ? haven.fittingValue(schema, given) : given;
    if (haven.isEmpty(value)) return;
    if (typeof value === 'boolean') return value ? '' : schema.default ? 'false' : undefined;
    return typeof value === 'object' ? JSON.stringify(value) : String(value);
  }

  function attributesOf(schema, values) {
    const { content, slots, ...own } = schema.properties;
    // An author's own country has its own currency.
    const currency = haven.money[values['site-country-code']] ?? haven.site.currency;
    const site = { ...haven.site, currency };
    const texts = Object.entries(own)
      .map(([name, one]) => [name, attributeText(haven.isEmpty(values[name]) ? site[name] : values[name], one)])
      .concat(
        Object.keys(schema['x-settings']?.properties ?? {}).map((name) => [name, attributeText(haven.site[name], {})]),
      );
    return Object.fromEntries(texts.filter(([, text]) => text !== undefined));
  }

  const escapeText = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const isOurs = ({ name }) => name.startsWith('haven/') && haven.schemas[name.slice(6)];

  function tagOf({ name, attributes, innerBlocks }) {
    const tag = name.slice(6);
    const texts = Object.entries(attributesOf(haven.schemas[tag], attributes));
    const written = texts.map(([attribute, text]) => ` ${attribute}="${escapeText(text)}"`).join('');
    return `<${tag}${written}>${htmlOf(innerBlocks)}</${tag}>`;
  }

  const htmlOf = (inner) =>
    inner
      .map((block) => (isOurs(block) ? tagOf(block) : blocks.serialize(block).replace(/<!--[\s\S]*?-->/g, '')))
      .join('');

  /** The HTML of inner blocks without scripts and handlers, and of named slots. */
  haven.contentOf = (inner, slots = {}) => {
    const parts = Object.entries(slots).map(([name, html]) => `<div slot="${escapeText(name)}">${html ?? ''}</div>`);
    return dom.safeHTML(htmlOf(inner) + parts.join(''));
  };

  /** Whether content shows something: words, or a picture that has been chosen. */
  haven.isBlank = (html) => !/\ssrc="[^"]/.test(html) && html.replace(/<[^>]*>/g, '').trim() === '';

  haven.LiveElement = ({ tag, schema, values, html }) => {
    const props = { ...attributesOf(schema, values), dangerouslySetInnerHTML: { __html: html } };
    // Elements keep their own nodes beside the content, and read some choices once: either gets a new element.
    const choices = Object.keys(schema.properties).filter((name) => schema.properties[name].enum);
    const key = JSON.stringify([html, choices.map((name) => values[name])]);
    return h(components.Disabled, { className: 'haven-live' }, h(tag, { key, ...props }));
  };
})(window.haven, window.wp);
