/** S2.29, S9.04: seconds of the fade. */
export const OVERLAY_FADE = 0.7;
/** S2.30, S9.04: above everything else on the page. */
export const OVERLAY_ORDER = 2147483647;

/**
 * An adopted sheet, because a merchant's policy may forbid every other kind of style. The browser itself positions a
 * modal dialog.
 */
export const OVERLAY_STYLE = `dialog{box-sizing:border-box;min-width:100%;min-height:100%;margin:0;border:0;z-index:${OVERLAY_ORDER};background:#000d;color:#fff;font:16px/1.5 system-ui,sans-serif;text-align:center;opacity:0;transition:${OVERLAY_FADE}s allow-discrete}dialog[open]{display:grid;place-content:center;place-items:center;opacity:1}@starting-style{dialog[open]{opacity:0}}p{max-width:24em}button{margin:0 1em;padding:.5em;border:0;background:0;color:#fff;font:inherit;text-decoration:underline}.logo{font:700 2em/2 Georgia,serif}`;
