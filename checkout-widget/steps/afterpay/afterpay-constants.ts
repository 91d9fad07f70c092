/** C2.57: the light mint of Afterpay's button. */
export const AFTERPAY_BACKGROUND = '#B2FCE4';
/** C8.01: the text for an error without a message. */
export const AFTERPAY_ERROR = 'error in afterpay checkout widget';
