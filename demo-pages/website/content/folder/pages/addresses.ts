/** What browsers leave out of an address, wherever it stands. */
const LEFT_OUT = /[\p{Cc}\p{Cf}\s]/gu;
const ALLOWED = /^(?:https:\/\/[^/\\]|mailto:|tel:|#|\?|\/(?![/\\])|\/$)/i;
const PICTURE = /^data:image\/(?:svg\+xml|png|jpeg|webp|gif|avif)[;,]/i;
const DANGEROUS = /^(?:javascript|vbscript|data(?!:image\/)|file|blob|filesystem|view-source):/i;

/** Whether a page may lead to an address, or load from it. */
export function isAllowedAddress(value: string): boolean {
  const address = value.replace(LEFT_OUT, '');
  return ALLOWED.test(address) && !address.includes('\\');
}

/** Whether a page may show a picture from an address; one within the page too, in which nothing runs. */
export const isAllowedPicture = (value: string): boolean =>
  PICTURE.test(value.replace(LEFT_OUT, '')) || isAllowedAddress(value);

/** Whether a text would be a script or a file if a block took it for an address. */
export const isDangerous = (value: string): boolean => DANGEROUS.test(value.replace(LEFT_OUT, ''));
