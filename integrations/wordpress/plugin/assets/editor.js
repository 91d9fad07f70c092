/** Registers what the server says is a block of ours: the live element, its content, and its fields in the sidebar. */
((haven, { blockEditor, blocks, components, data, element }) => {
  const { InnerBlocks, InspectorControls, useBlockProps } = blockEditor;
  const { createElement: h, Fragment, useEffect, useMemo, useRef } = element;
  const { fill, isEmpty, refused, schemas, site, texts } = haven;

  /** What a new block begins with, by what its content must consist of. */
  const TEMPLATES = {
    slides: [['core/image', {}]],
    message: [['core/paragraph', {}]],
  };

  function useInner(clientId, isSelected) {
    return data.useSelect(
      (select) => {
        const { getBlocks, hasSelectedInnerBlock } = select('core/block-editor');
        return { inner: getBlocks(clientId), isOpen: isSelected || hasSelectedInnerBlock(clientId, true) };
      },
      [clientId, isSelected],
    );
  }

  /** What is missing, in words, or nothing. */
  function missing(schema, values, html) {
    const names = schema.required.filter((name) => isEmpty(values[name]) && isEmpty(site[name]));
    if (names.length > 0) return fill(texts.needed, names.map((name) => schema.properties[name].title).join(', '));
    const settings = schema['x-settings'];
    const unset = settings?.required.filter((name) => isEmpty(site[name])) ?? [];
    if (unset.length > 0)
      return fill(texts.neededSites, unset.map((name) => settings.properties[name].title).join(', '));
    return schema['x-content'] && haven.isBlank(html) ? texts.noContent : undefined;
  }

  function Content({ schema, isOpen }) {
    const { title, description } = schema.properties.content;
    return h(
      'div',
      { className: 'haven-content', hidden: !isOpen },
      h('p', { className: 'haven-content-label' }, h('strong', null, title), ' ', description.replaceAll('`', '')),
      h(InnerBlocks, { template: TEMPLATES[schema['x-content']], templateLock: false }),
    );
  }

  function Edit({ name, clientId, attributes, setAttributes, isSelected }) {
    const tag = name.slice('haven/'.length);
    const schema = schemas[tag];
    const { inner, isOpen } = useInner(clientId, isSelected);
    const html = useMemo(() => haven.contentOf(inner, attributes.slots), [inner, attributes.slots]);
    const place = useRef(null);
    useEffect(() => haven.loadLibrary(place.current.ownerDocument), []);
    const lack = missing(schema, attributes, html);
    const live = h(haven.LiveElement, { tag, schema, values: attributes, html });
    const note = h(components.Placeholder, { label: schema.title, instructions: `${schema.description} ${lack}` });
    return h(
      Fragment,
      null,
      h(InspectorControls, null, ...haven.fields({ schema, values: attributes, site, onChange: setAttributes })),
      h('div', useBlockProps({ ref: place }), lack ? note : live, h(Content, { schema, isOpen })),
    );
  }

  if (refused.length > 0)
    data
      .dispatch('core/notices')
      .createWarningNotice(fill(texts.refused, refused.join('; ')), { id: 'haven-settings' });

  for (const tag of Object.keys(schemas))
    blocks.registerBlockType(`haven/${tag}`, { edit: Edit, save: () => h(InnerBlocks.Content) });
})(window.haven, window.wp);
