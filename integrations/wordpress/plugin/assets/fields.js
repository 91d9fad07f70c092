/**
 * A form from a JSON Schema, with WordPress's own controls: `haven.fields({ schema, values, onChange })`. It
 * shows what the schema says, and has no code for a single block.
 */
((haven, { blockEditor, components, element }) => {
  const { Button, CheckboxControl, PanelBody, SelectControl, TextControl, TextareaControl, ToggleControl } = components;
  const h = element.createElement;
  const { fittingValue, isEmpty, texts } = haven;
  const fill = (text, value) => text.replace('%s', () => value);
  const wrong = (text) => h('span', { className: 'haven-wrong', role: 'alert' }, text);

  const help = (schema, value) =>
    isEmpty(value) || fittingValue(schema, value) !== undefined
      ? schema.description?.replaceAll('`', '')
      : wrong(texts.wrongValue);

  const hintOf = (schema, siteValue) => {
    const value = siteValue ?? schema.default;
    return value === undefined || typeof value === 'object' ? undefined : fill(texts.byDefault, String(value));
  };

  const common = { __nextHasNoMarginBottom: true };

  function Choice({ label, schema, value, siteValue, onChange }) {
    const first = { value: '', label: hintOf(schema, siteValue) ?? texts.automatic };
    const options = [first, ...schema.enum.map((one) => ({ value: one, label: one }))];
    const set = (chosen) => onChange(chosen || undefined);
    return h(SelectControl, {
      ...common,
      label,
      options,
      value: value ?? '',
      help: help(schema, value),
      onChange: set,
    });
  }

  function NumberField({ label, schema, value, siteValue, onChange }) {
    return h(TextControl, {
      ...common,
      label,
      type: 'number',
      min: schema.minimum,
      max: schema.maximum,
      step: schema.type === 'integer' ? 1 : 'any',
      placeholder: hintOf(schema, siteValue),
      value: value ?? '',
      help: help(schema, value),
      onChange: (text) => onChange(text === '' ? undefined : Number(text)),
    });
  }

  /** Words grow with what is written; everything else is one line. */
  function Text({ label, schema, value, siteValue, group, onChange }) {
    const isLong = schema.maxLength > 1000 || schema.contentMediaType === 'text/html';
    const props = {
      ...common,
      label,
      placeholder: hintOf(schema, siteValue),
      value: value ?? '',
      help: help(schema, value),
      onChange: (text) => onChange(text === '' ? undefined : text),
    };
    if (isLong) return h(TextareaControl, { ...props, rows: 1, className: 'haven-growing' });
    const type = schema.format === 'date' || schema.format === 'email' ? schema.format : 'text';
    const field = h(TextControl, { ...props, type });
    return group === 'media' ? h('div', null, field, h(FromLibrary, { onChange })) : field;
  }

  /** The picture or film of the media library as the value of a field that takes an address. */
  function FromLibrary({ onChange }) {
    const render = ({ open }) => h(Button, { variant: 'secondary', onClick: open }, texts.choose);
    const { MediaUpload, MediaUploadCheck } = blockEditor;
    return h(MediaUploadCheck, null, h(MediaUpload, { onSelect: ({ url }) => onChange(url), render }));
  }

  /** The entries that a list field shows: the author’s, or the default ones when there is no valid list. */
  const entriesOf = (schema, value) => (Array.isArray(value) ? value : (schema.default ?? []));

  function Choices({ label, schema, value: given, onChange }) {
    const value = entriesOf(schema, given);
    const gone = value.filter((one) => !schema.items.enum.includes(one));
    const set = (one, isOn) =>
      onChange(schema.items.enum.filter((each) => (each === one ? isOn : value.includes(each))));
    const boxes = schema.items.enum.map((one) =>
      h(CheckboxControl, {
        ...common,
        key: one,
        label: one,
        checked: value.includes(one),
        onChange: (isOn) => set(one, isOn),
      }),
    );
    return h(
      'fieldset',
      { className: 'haven-list' },
      h('legend', null, label),
      ...boxes,
      gone.length > 0 && h('p', null, wrong(fill(texts.goneChoices, gone.join(', ')))),
      h('p', null, help(schema, given)),
    );
  }

  /** The schema of an entry: where it may be a text or an object, the one that the value is. */
  const schemaOf = (items, value) =>
    items.anyOf?.find(({ type }) => (type === 'object') === (typeof value === 'object')) ?? items.anyOf?.[0] ?? items;

  function List({ label, schema, value, onChange }) {
    const entries = entriesOf(schema, value);
    const save = (list) => onChange(list.length > 0 ? list : undefined);
    const last = schemaOf(schema.items, entries.at(-1));
    const rows = entries.map((entry, index) => {
      const set = (changed) => save(entries.map((one, i) => (i === index ? changed : one)));
      const up = () => save(entries.toSpliced(index - 1, 2, entry, entries[index - 1]));
      const drop = () => save(entries.filter((_, i) => i !== index));
      const title = fill(texts.numbered, String(index + 1));
      return h(
        'fieldset',
        { key: index, className: 'haven-entry' },
        h('legend', null, title),
        h(Field, {
          schema: { ...schemaOf(schema.items, entry), description: undefined },
          label: title,
          value: entry,
          onChange: set,
        }),
        isEmpty(fittingValue(schema.items, entry)) && h('p', null, wrong(texts.wrongEntry)),
        h(
          'div',
          { className: 'haven-buttons' },
          index > 0 && h(Button, { size: 'small', variant: 'tertiary', onClick: up }, texts.up),
          h(Button, { size: 'small', variant: 'tertiary', isDestructive: true, onClick: drop }, texts.remove),
        ),
      );
    });
    const add = () => save([...entries, last.type === 'object' ? {} : '']);
    return h(
      'fieldset',
      { className: 'haven-list' },
      h('legend', null, label),
      h('p', null, help(schema, value)),
      ...rows,
      h(Button, { variant: 'secondary', onClick: add }, texts.add),
    );
  }

  function Group({ label, schema, value, onChange, names = Object.keys(schema.properties) }) {
    const set = (name, changed) => {
      const { [name]: _, ...others } = value ?? {};
      onChange(changed === undefined ? others : { ...others, [name]: changed });
    };
    const fields = names.map((name) =>
      h(Field, {
        key: name,
        schema: schema.properties[name],
        value: value?.[name],
        onChange: (changed) => set(name, changed),
      }),
    );
    return h('div', { className: 'haven-group', role: 'group', 'aria-label': label }, ...fields);
  }

  function Field(props) {
    const { schema, value, onChange } = props;
    const label = props.label ?? schema.title;
    const given = { ...props, label };
    if (schema.enum) return h(Choice, given);
    if (schema.type === 'boolean')
      return h(ToggleControl, {
        ...common,
        label,
        checked: value ?? schema.default ?? false,
        help: help(schema),
        onChange: (isOn) => onChange(isOn === (schema.default ?? false) ? undefined : isOn),
      });
    if (schema.type === 'number' || schema.type === 'integer') return h(NumberField, given);
    if (schema.type === 'array') return h(schema.items.enum ? Choices : List, given);
    return h(schema.type === 'object' ? Group : Text, given);
  }

  /** The panels of the sidebar: one for each group of the schema, the first one open. */
  haven.fields = ({ schema, values, site, onChange }) =>
    schema['x-groups']
      .map(({ title, kind, properties }) => ({ title, kind, names: properties.filter((name) => name !== 'content') }))
      .filter(({ names }) => names.length > 0)
      .map(({ title, kind, names }, index) =>
        h(
          PanelBody,
          { key: title, title, initialOpen: index === 0 },
          ...names.map((name) =>
            h(Field, {
              key: name,
              schema: schema.properties[name],
              value: values[name],
              siteValue: site[name],
              group: kind,
              onChange: (value) => onChange({ [name]: value }),
            }),
          ),
        ),
      );
  haven.fill = fill;
})(window.haven, window.wp);
