/**
 * What of an author's values visitors get: the server decides the same (includes/block-values.php).
 * `haven.fittingValue(schema, value)` leaves out the entries and named parts that the JSON Schema refuses; undefined
 * where nothing is left.
 */
((haven, { hooks }) => {
  const isEmpty = (value) => value === undefined || value === '' || (typeof value === 'number' && Number.isNaN(value));

  const FORMATS = {
    email: /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i,
    date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  };

  function isText(value, { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format }) {
    if (typeof value !== 'string') return false;
    const { length } = [...value];
    if (length < minLength || length > maxLength) return false;
    return (!pattern || new RegExp(pattern, 'u').test(value)) && (!FORMATS[format] || FORMATS[format].test(value));
  }

  function isNumber(value, { type, minimum, maximum, exclusiveMinimum }) {
    if (!Number.isFinite(value) || (type === 'integer' && !Number.isInteger(value))) return false;
    return !(value < minimum || value > maximum || value <= exclusiveMinimum);
  }

  function fittingList(schema, value) {
    const entries = Array.isArray(value) ? value : [];
    const fitting = entries.map((entry) => fittingValue(schema.items, entry)).filter((entry) => !isEmpty(entry));
    const fitted = schema.uniqueItems ? [...new Set(fitting)] : fitting;
    return fitted.length >= (schema.minItems ?? 1) ? fitted : undefined;
  }

  function fittingObject({ properties, required = [] }, value) {
    if (!value || typeof value !== 'object' || Array.isArray(value)) return;
    const known = Object.entries(value).filter(([name]) => Object.hasOwn(properties, name));
    const fitting = known
      .map(([name, part]) => [name, fittingValue(properties[name], part)])
      .filter(([, part]) => part !== undefined);
    const fitted = Object.fromEntries(fitting);
    return fitting.length > 0 && required.every((name) => Object.hasOwn(fitted, name)) ? fitted : undefined;
  }

  function fittingValue(schema, value) {
    if (schema.anyOf) {
      const fitting = schema.anyOf.map((one) => fittingValue(one, value));
      return fitting.find((one) => one !== undefined);
    }
    if (schema.type === 'array') return fittingList(schema, value);
    if (schema.type === 'object') return fittingObject(schema, value);
    if (schema.enum && !schema.enum.includes(value)) return;
    const fits =
      schema.type === 'boolean'
        ? typeof value === 'boolean'
        : schema.type === 'string'
          ? isText(value, schema)
          : isNumber(value, schema);
    return fits ? value : undefined;
  }

  const SIGNS = { amp: '&', lt: '<', gt: '>', quot: '"', '#039': "'" };
  const decodeText = (text) => text.replace(/&(amp|lt|gt|quot|#039);/g, (_, name) => SIGNS[name]);

  /** WordPress encodes the texts of users who may not write HTML; in their fields they read what they wrote. */
  function decodeValue(value) {
    if (typeof value === 'string') return decodeText(value);
    if (Array.isArray(value)) return value.map(decodeValue);
    if (!value || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, decodeValue(part)]));
  }

  function decodeBlock(given, { name }) {
    if (!name.startsWith('haven/')) return given;
    const { slots, ...values } = given;
    return { ...decodeValue(values), ...(slots ? { slots } : {}) };
  }
  hooks.addFilter('blocks.getBlockAttributes', 'haven/plain-text', decodeBlock);

  Object.assign(haven, { isEmpty, fittingValue });
})(window.haven, window.wp);
