/** The attribute of a property: `itemId` becomes `item-id`. */
export const attributeName = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The class of a tag: `gift-item` becomes `GiftItem`. */
export const pascalCase = (tag) => tag.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase());

/** The variable of a kebab-case name: `gift-item` becomes `giftItem`. */
export const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The exported class of a tag: `gift-item` has `GiftItemElement`. */
export const className = (tag) => (tag === 'pay-widget' ? 'PayWidget' : `${pascalCase(tag)}Element`);
