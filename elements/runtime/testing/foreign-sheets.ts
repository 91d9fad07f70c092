/** Sheets of other people by their names, in our own words: what resets and frameworks do to elements. */
export const foreignSheets: Readonly<Record<string, string>> = {
  'the preflight of Tailwind 3': `
    *, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb; --tw-content: ""; content: var(--tw-content) }
    blockquote, dl, dd, h1, h2, h3, h4, h5, h6, hr, figure, p, pre { margin: 0 }
    h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit }
    a { color: inherit; text-decoration: inherit }
    b, strong { font-weight: bolder }
    small { font-size: 80% }
    table { border-collapse: collapse; text-indent: 0; border-color: inherit }
    button, input, optgroup, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; margin: 0; padding: 0 }
    button, select { text-transform: none }
    button, input:where([type="button"], [type="reset"], [type="submit"]), [type="button"], [type="submit"] {
      -webkit-appearance: button; background-color: transparent; background-image: none }
    fieldset { margin: 0; padding: 0 }
    legend { padding: 0 }
    ol, ul, menu { list-style: none; margin: 0; padding: 0 }
    dialog { padding: 0 }
    textarea { resize: vertical }
    input::placeholder, textarea::placeholder { opacity: 1; color: #9ca3af }
    button, [role="button"] { cursor: pointer }
    :disabled { cursor: default }
    img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle }
    img, video { max-width: 100%; height: auto }`,
  'the layers of Tailwind 4': `
    @layer theme, base, components, utilities;
    @layer base {
      *, ::before, ::after, ::backdrop, ::file-selector-button { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
      h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit }
      a { color: inherit; text-decoration: inherit }
      b, strong { font-weight: bolder }
      ol, ul, menu { list-style: none }
      img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle }
      img, video { max-width: 100%; height: auto }
      button, input, select, optgroup, textarea, ::file-selector-button {
        font: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background-color: transparent; opacity: 1 }
      ::placeholder { opacity: 1; color: color-mix(in oklab, currentcolor 50%, transparent) }
      textarea { resize: vertical }
      button, input:where([type="button"], [type="reset"], [type="submit"]) { appearance: button }
      summary { display: list-item }
    }
    @layer utilities { .hidden { display: none } }`,
  'the reboot of Bootstrap': `
    *, *::before, *::after { box-sizing: border-box }
    h1, h2, h3, h4, h5, h6 { margin-top: 0; margin-bottom: 0.5rem; font-weight: 500; line-height: 1.2; color: inherit }
    h1 { font-size: 2.5rem } h2 { font-size: 2rem } h3 { font-size: 1.75rem }
    p { margin-top: 0; margin-bottom: 1rem }
    ol, ul { padding-left: 2rem }
    ol, ul, dl { margin-top: 0; margin-bottom: 1rem }
    dt { font-weight: 700 } dd { margin-bottom: 0.5rem; margin-left: 0 }
    a { color: #0d6efd; text-decoration: underline } a:hover { color: #0a58ca }
    a:not([href]):not([class]), a:not([href]):not([class]):hover { color: inherit; text-decoration: none }
    img, svg { vertical-align: middle }
    label { display: inline-block }
    button { border-radius: 0 } button:focus:not(:focus-visible) { outline: 0 }
    input, button, select, optgroup, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit }
    button, [type="button"], [type="reset"], [type="submit"] { -webkit-appearance: button }
    button:not(:disabled), [type="button"]:not(:disabled), [type="submit"]:not(:disabled) { cursor: pointer }
    fieldset { min-width: 0; padding: 0; margin: 0; border: 0 }
    legend { float: left; width: 100%; padding: 0; margin-bottom: 0.5rem; font-size: 1.5rem; line-height: inherit }
    legend + * { clear: left }
    iframe { border: 0 } summary { display: list-item } [hidden] { display: none !important }`,
  'normalize and a theme of elements': `
    button, input, optgroup, select, textarea { font-family: inherit; font-size: 100%; line-height: 1.15; margin: 0 }
    button, [type="button"], [type="reset"], [type="submit"] { -webkit-appearance: button }
    fieldset { padding: 0.35em 0.75em 0.625em }
    legend { box-sizing: border-box; display: table; max-width: 100%; padding: 0; white-space: normal }
    [type="checkbox"], [type="radio"] { box-sizing: border-box; padding: 0 }
    h1, h2, h3 { color: purple; font-family: fantasy; letter-spacing: 2px; text-transform: uppercase }
    p { margin: 0 0 2em; line-height: 2 } label { display: inline; font-weight: 400; color: green }
    ul li { margin-left: 2em; list-style: square } a:not(.nav) { color: red; border-bottom: 1px dotted }
    input[type="text"]:not(.x), input[type="email"]:not(.x), select, textarea { border: 3px double; padding: 1px; width: auto }
    button:not(.x):not(:disabled) { background: pink; color: black; border-radius: 0; box-shadow: 2px 2px; text-transform: uppercase }`,
  'rules of a part of the page by its id': `
    html #content#content h2.haven-card__title, #content#content button { letter-spacing: 5px; border: 7px dashed }
    #content h2, #content h3 { font-size: 3em; text-transform: uppercase }
    #content a { color: red } #content p { margin: 3em 0; text-indent: 2em }
    #content button { background: none; border: 0; padding: 0 } #content input { width: auto; border: 0 }
    #content ul { list-style: disc; padding-left: 3em } #content img { border: 4px solid }`,
  'all of every element unset': `*, ::before, ::after { all: unset }`,
  'all of buttons and fields unset': `button, input, select, textarea { all: unset }`,
  'no margins and paddings': `* { margin: 0; padding: 0 }`,
};
