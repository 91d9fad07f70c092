import { above, below, isDecorative, isHidden, labelOf, type Seen, textsBelow } from './outline.ts';
import { type AuthoringRule, attributeText, type FindingDraft, forEachBlock } from './rule.ts';

const NAMING = /^(label|.+-label|link-text|item-name)$/;

/** An attribute that names a control or a region, but is empty. */
export const emptyNames = forEachBlock(function* (block, { attributeSchemas, needs, proseOf }) {
  for (const name of attributeSchemas.keys()) {
    // Another rule reports needed attributes.
    if (!NAMING.test(name) || attributeText(block, name) !== '' || needs.has(name)) continue;
    yield {
      severity: 'error',
      rule: 'empty-name',
      seen: block,
      message: `“${name}” of <${block.name}> is empty, so the control or region has no name for screen readers.`,
      advice: `Write a few words, or leave the attribute out if the block has a default text. ${proseOf(name)}`,
    };
  }
});

/** Content of an author in a block that some people cannot perceive. */
export const authorsContent: AuthoringRule = function* ({ all }) {
  for (const seen of all) {
    if (!seen.owner || seen.isBlock || isPassedOver(seen)) continue;
    const draft = problemOf(seen);
    if (draft) yield { ...draft, seen, about: seen.owner.name };
  }
};

type Problem = Pick<FindingDraft, 'severity' | 'rule' | 'message' | 'advice'>;

/** Screen readers do not come to it: it or what it is in is hidden from them. */
const isPassedOver = (seen: Seen): boolean =>
  isHidden(seen) ||
  seen.attributes.has('hidden') ||
  (seen.parent !== undefined && !seen.isBlock && isPassedOver(seen.parent));

const FIELD_ROLES = /^(?:checkbox|combobox|listbox|radio|searchbox|slider|spinbutton|switch|textbox)$/;
/** Fields whose label is inside them. */
const NAMED_INSIDE = /^(?:checkbox|radio|switch)$/;

function problemOf(seen: Seen): Problem | undefined {
  const { name, attributes } = seen;
  const role = attributeText(seen, 'role') ?? '';
  // A control that can be used keeps its role.
  const isUsed = attributes.has('tabindex') || !(/^(?:img|iframe)$/.test(name) || attributes.has('disabled'));
  if (isDecorative(seen) && !isUsed) return undefined;
  if (FIELD_ROLES.test(role)) return isLabelled(seen) ? undefined : FIELD;
  switch (role === 'img' || role === 'link' || role === 'button' ? role : name) {
    case 'img':
      return isDescribed(seen) ? undefined : PICTURE;
    case 'a':
    case 'area':
      return !attributes.has('href') || textsBelow(seen) ? undefined : LINK;
    case 'link':
      return name === 'link' || textsBelow(seen) ? undefined : LINK;
    case 'button':
      return textsBelow(seen) ? undefined : BUTTON;
    case 'iframe':
      return attributeText(seen, 'title') || labelOf(seen) || attributeText(seen, 'tabindex')?.startsWith('-')
        ? undefined
        : FRAME;
    case 'video':
      return hasCaptions(seen) || attributes.has('muted') ? undefined : FILM;
    case 'input':
    case 'select':
    case 'textarea':
      return isLabelled(seen) ? undefined : FIELD;
  }
}

/** A picture with a text, or with an empty one because it only decorates; a space is neither. */
function isDescribed(seen: Seen): boolean {
  const alt = seen.name === 'img' ? seen.attributes.get('alt') : undefined;
  return alt === '' || Boolean(alt?.trim() || labelOf(seen) || attributeText(seen, 'title'));
}

const hasCaptions = (film: Seen) =>
  [...below(film)].some(
    ({ name, attributes }) => name === 'track' && /captions|subtitles/.test(attributes.get('kind') ?? 'subtitles'),
  );

function isLabelled(field: Seen): boolean {
  if (field.name === 'input' && /^(hidden|submit|button|reset|image)$/i.test(attributeText(field, 'type') ?? ''))
    return true;
  if (labelOf(field) || attributeText(field, 'title')) return true;
  // <label> names only what is a field by its tag.
  if (!/^(?:input|select|textarea)$/.test(field.name))
    return NAMED_INSIDE.test(attributeText(field, 'role') ?? '') && textsBelow(field) !== '';
  for (const label of above(field, /^label$/, true)) if (textsBelow(label)) return true;
  const id = field.attributes.get('id');
  const labels = field.owner ? [...below(field.owner)].filter(({ name }) => name === 'label') : [];
  return Boolean(id) && labels.some((label) => label.attributes.get('for') === id && textsBelow(label));
}

const PICTURE: Problem = {
  severity: 'error',
  rule: 'picture-without-alt',
  message: 'A picture has no text for people who cannot see it.',
  advice: 'Add alt="…" that says what it shows, or alt="" when it only decorates.',
};
const LINK: Problem = {
  severity: 'error',
  rule: 'link-without-text',
  message: 'A link has no text, so a screen reader cannot say where it leads.',
  advice: 'Write the text between <a …> and </a>; for a picture that is a link, its alt text is the link’s.',
};
const BUTTON: Problem = {
  severity: 'error',
  rule: 'button-without-text',
  message: 'A button has no text, so a screen reader cannot say what it does.',
  advice: 'Write the text between <button> and </button>.',
};
const FRAME: Problem = {
  severity: 'error',
  rule: 'frame-without-title',
  message: 'A frame has no title, so a screen reader cannot say what is in it.',
  advice: 'Add title="…" that says what the frame shows.',
};
const FILM: Problem = {
  severity: 'warning',
  rule: 'missing-captions',
  message: 'A film has no captions for people who cannot hear it.',
  advice: 'Add <track kind="captions" src="….vtt" srclang="en"> to it, or use <video-block> with “captions”.',
};
const FIELD: Problem = {
  severity: 'error',
  rule: 'field-without-label',
  message: 'A field has no label, so a screen reader cannot say what to enter.',
  advice: 'Put the field into a <label> with its words, or write <label for="…"> with the id of the field.',
};
