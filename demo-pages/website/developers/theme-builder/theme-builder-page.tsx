import type { Markup } from '../../platform/index.ts';
import { codeBlock } from '../reference/code-block.tsx';
import { referenceLayout, type Theme } from '../reference/reference-layout.tsx';
import { choiceQuery, FONTS, SCHEMES, type ThemeChoice, themeSheet } from './theme-choice.ts';
import { themeFacts } from './theme-facts.ts';
import { themeFile } from './theme-file.ts';

const choices = (entries: readonly (readonly [string, string])[]): Markup[] =>
  entries.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

function colourField(name: string, label: string, help: string, value: string): Markup {
  return (
    <div className="tb-field">
      <label htmlFor={`tb-${name}`}>{label}</label>
      <input id={`tb-${name}`} type="color" name={name} defaultValue={value} aria-describedby={`tb-${name}-help`} />
      <output htmlFor={`tb-${name}`} data-value="">
        {value}
      </output>
      <p className="tb-help" id={`tb-${name}-help`}>
        {help}
      </p>
    </div>
  );
}

function rangeField(
  name: string,
  label: string,
  [least, most, step]: readonly [number, number, number],
  value: number,
): Markup {
  return (
    <div className="tb-field">
      <label htmlFor={`tb-${name}`}>{label}</label>
      <input id={`tb-${name}`} type="range" name={name} min={least} max={most} step={step} defaultValue={value} />
      <output htmlFor={`tb-${name}`} data-value="">
        {value}
      </output>
    </div>
  );
}

function fields(choice: ThemeChoice): Markup {
  const fonts = Object.entries(FONTS).map(([value, { label }]) => [value, label] as const);
  return (
    <form className="tb-form" action="/elements/theme-builder" data-choice="">
      {colourField('brand', 'Brand', 'Links, buttons, chosen fields, and all tints.', choice.brand)}
      {colourField('accent', 'Accent', 'The one action that matters most.', choice.accent)}
      <div className="tb-field">
        <label htmlFor="tb-font">Font</label>
        <select id="tb-font" name="font" defaultValue={choice.font}>
          {choices(fonts)}
        </select>
      </div>
      {rangeField('radius', 'Rounding in px', [0, 24, 1], choice.radius)}
      {rangeField('density', 'Distances', [0.8, 1.4, 0.1], choice.density)}
      <div className="tb-field">
        <label htmlFor="tb-scheme">Light or dark</label>
        <select id="tb-scheme" name="scheme" defaultValue={choice.scheme}>
          {choices(Object.entries(SCHEMES))}
        </select>
      </div>
      <p className="tb-actions">
        <button className="haven-button haven-button--primary" data-without-script="">
          Show
        </button>{' '}
        <a className="haven-button haven-button--secondary" href="/elements/theme-builder">
          Start again
        </a>
      </p>
    </form>
  );
}

/** Where a `theme.json` is pasted or chosen; with what is wrong with it. */
function readForm(file?: { text: string; faults: readonly string[] }): Markup {
  return (
    <form className="tb-read" method="post" encType="multipart/form-data" action="/elements/theme-builder">
      <h2 id="read">Open a theme.json</h2>
      {file && (
        <div className="haven-alert haven-alert--error" role="alert">
          <p className="haven-alert__title">This theme cannot be read</p>
          <ul className="haven-alert__text">
            {file.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="tb-field">
        <label htmlFor="tb-theme">Paste its content</label>
        <textarea id="tb-theme" name="theme" rows={6} spellCheck={false} defaultValue={file?.text} />
      </div>
      <div className="tb-field">
        <label htmlFor="tb-file">Or choose the file</label>
        <input id="tb-file" type="file" name="file" accept=".json,application/json" />
      </div>
      <button className="haven-button haven-button--secondary">Open</button>
    </form>
  );
}

/** The theme builder: choose, see every tag, copy the sheet. Works without scripts, with the button Show. */
export function themeBuilderPage(
  choice: ThemeChoice,
  look: { theme: Theme; isSandbox: boolean },
  file?: { text: string; faults: readonly string[] },
): Markup {
  const query = choiceQuery(choice);
  return referenceLayout({
    ...look,
    title: 'Theme builder',
    description:
      'Choose a brand colour, a font and a rounding, see every Haven element in it, and copy the style sheet.',
    path: '/elements/theme-builder',
    head: (
      <>
        <link rel="stylesheet" href="/theme-builder/theme-builder.css" />
        <script type="module" src="/theme-builder/theme-builder.js" />
      </>
    ),
    main: (
      <>
        <div className="rf-head">
          <h1>Theme builder</h1>
          <p className="rf-lead">
            Brand, font and rounding make a theme; the rest follows. Choose, look at every element below, and copy the
            sheet into your site.
          </p>
        </div>
        <div className="tb">
          {fields(choice)}
          <div className="tb-result">
            <h2 id="contrast">Contrast</h2>
            <div role="status" aria-labelledby="contrast">
              <ul className="tb-facts" data-facts="">
                {themeFacts(choice).map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
            {codeBlock('theme-sheet', 'Your theme', [['text', themeSheet(choice)]])}
            <p>For the folder of your own site, with colours that can be read:</p>
            {codeBlock('theme-file', 'theme.json', [['text', themeFile(choice)]])}
            <p>
              <a href={`/elements/theme-builder/theme.json${query}`} download="theme.json" data-download="theme.json">
                Download theme.json
              </a>
            </p>
            <p>
              <a
                href={`/elements/theme-builder/theme.css${query}`}
                download="haven-theme.css"
                data-download="theme.css"
              >
                Download haven-theme.css
              </a>
            </p>
          </div>
        </div>
        {readForm(file)}
        <h2 id="preview">Every element</h2>
        <iframe
          className="tb-frame"
          title="Every element in this theme"
          src={`/elements/theme-builder/preview${query}`}
          data-preview=""
        />
      </>
    ),
  });
}
