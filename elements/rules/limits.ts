/** The limits of the specification's constants table (W9.01). Every block and rule imports them from here. */

/** W5.38: the stepper stops at 1. */
export const MIN_QUANTITY = 1;
/** W5.39: the stepper stops at 9. */
export const MAX_QUANTITY = 9;

/** W5.37: an address search starts with the third character. */
export const ADDRESS_SEARCH_MIN_CHARACTERS = 3;
/** W4.09: the time between the last key and the address search, in ms. */
export const ADDRESS_SEARCH_DELAY_MS = 250;
/** W4.11: the state of every country except Australia and New Zealand. */
export const OTHER_COUNTRY_STATE = 'Oth';

/** The header is in its scrolled state from this scroll position (px) on. */
export const HEADER_SCROLLED_PX = 33;
/** The header's carousel moves this far (px) per navigation item. */
export const HEADER_CAROUSEL_SHIFT_PX = 600;
/** A swipe is a movement of MORE than this many px. */
export const SWIPE_THRESHOLD_PX = 5;
/** The date carousel moves this far (px) per year. */
export const DATE_CAROUSEL_SHIFT_PX = 220;

/** A counter starts when its top is within this share of the screen's height. */
export const COUNTER_REVEAL_THRESHOLD = 0.87;
/** A countdown ticks this often (ms). */
export const COUNTDOWN_TICK_MS = 1000;

/** W9.13: the time between a change and the check of the field, in ms. */
export const VALIDATION_DELAY_MS = 25;
/** The time between submit and the bot check of the update-details form, in ms. */
export const UPDATE_FORM_SUBMIT_DELAY_MS = 75;
