/** C9.09 */
export const ZIP_BACKGROUND = '#1A0726';
/** C9.10: pixels. */
export const ZIP_ICON_HEIGHT = 50;
/** C8.02: the text for an error without a message. */
export const ZIP_ERROR = 'error in zip checkout widget';
