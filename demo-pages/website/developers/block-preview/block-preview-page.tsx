import { Fragment } from 'react';
import { type Markup, organisationOf, SITES, trustedMarkup } from '../../platform/index.ts';
import { findElement } from '../reference/element-catalogue.ts';
import { attributeField, withCode } from './attribute-field.tsx';
import { type Block, groupBlocks } from './block-catalogue.ts';
import { markupCheck, previewCheck } from './check-area.tsx';

export interface BlockPreviewChoice {
  blocks: readonly Block[];
  block: Block;
  /** The index of the example among the block's examples, from 0. */
  example: number;
}

const addressOf = (tag: string, example = 0) => `/back-office?block=${tag}${example > 0 ? `&example=${example}` : ''}`;

/** The list of blocks, grouped by purpose. */
function blockList({ blocks, block }: BlockPreviewChoice): Markup {
  return (
    <nav className="bo-blocks" aria-label="Blocks">
      <div className="haven-field bo-blocks__search">
        <label className="haven-field__label" htmlFor="block-search">
          Find a block
        </label>
        <input
          className="haven-field__control"
          id="block-search"
          type="search"
          autoComplete="off"
          aria-describedby="block-count"
        />
      </div>
      <p className="haven-visually-hidden" id="block-count" role="status" />
      {groupBlocks(blocks).map(({ title, blocks: found }) => (
        <section key={title} className="bo-blocks__group">
          <h2 className="bo-blocks__title">{title}</h2>
          <ul role="list">
            {found.map(({ tag }) => (
              <li key={tag} data-tag={tag}>
                <a href={addressOf(tag)} aria-current={tag === block.tag ? 'page' : undefined}>
                  {tag}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** A group of buttons above the previews. */
const choice = (name: string, label: string, options: readonly (readonly [value: string, text: string])[]) => (
  <fieldset className="bo-choice" data-choice={name}>
    <legend className="haven-visually-hidden">{label}</legend>
    {options.map(([value, text], place) => (
      <button key={value} className="bo-choice__option" type="button" value={value} aria-pressed={place === 0}>
        {text}
      </button>
    ))}
  </fieldset>
);

function stage(kind: 'shadow' | 'frame', title: string, text: string, box: Markup): Markup {
  return (
    <section className="bo-stage" aria-labelledby={`${kind}-title`}>
      <div className="bo-stage__head">
        <h2 className="bo-stage__title" id={`${kind}-title`}>
          {title}
        </h2>
        <p className="bo-stage__text">{text}</p>
      </div>
      <div className="bo-stage__ground">
        <div className="bo-stage__window" data-window="">
          {box}
        </div>
      </div>
      {previewCheck(kind)}
    </section>
  );
}

/** The attributes to edit, the resulting markup, and the block's events. */
function inspector({ block }: BlockPreviewChoice): Markup {
  const attributes = findElement(block.tag)?.attributes ?? [];
  return (
    <aside className="bo-inspector" aria-label="Settings of the block">
      <section aria-labelledby="attributes-title">
        <h2 className="bo-inspector__title" id="attributes-title">
          Attributes
        </h2>
        {attributes.length > 0 ? (
          <form className="haven-form" id="attributes" autoComplete="off">
            {attributes.map(attributeField)}
          </form>
        ) : (
          <p>This block has no attributes.</p>
        )}
      </section>
      <section aria-labelledby="markup-title">
        <div className="bo-inspector__head">
          <h2 className="bo-inspector__title" id="markup-title">
            Markup
          </h2>
          <button className="haven-button haven-button--quiet" id="copy-markup" type="button">
            Copy
          </button>
        </div>

        {/* Code is read from left to right in every language. */}
        <pre className="bo-code" dir="ltr" tabIndex={0} role="group" aria-labelledby="markup-title">
          <code id="markup" />
        </pre>
        <p className="bo-note" id="copy-status" role="status" />
      </section>
      <section aria-labelledby="events-title">
        <h2 className="bo-inspector__title" id="events-title">
          Events
        </h2>
        <p className="bo-note" id="events-empty">
          {block.events.length > 0 ? (
            <>
              Use a preview to see these events:{' '}
              {block.events.map(({ name }, place) => (
                <Fragment key={name}>
                  {place > 0 && ', '}
                  <code>{name}</code>
                </Fragment>
              ))}
              .
            </>
          ) : (
            'This block has no events of its own.'
          )}
        </p>
        <div role="log" aria-labelledby="events-title">
          <ol className="bo-events" id="events" data-events={block.events.map(({ name }) => name).join(' ')} />
        </div>
      </section>
    </aside>
  );
}

const DESCRIPTION =
  'Every block of the site as an editor sees it: previewed in a shadow root and in a frame, with its attributes to ' +
  'edit.';

/** The block preview: one block, shown in a shadow root and in a frame, with its attributes to edit. */
export function blockPreviewPage(chosen: BlockPreviewChoice): Markup {
  const { block, example } = chosen;
  return (
    <html lang="en-AU" data-site-country-code="AUS" data-haven-preview="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${block.tag} – Block preview – ${organisationOf(SITES[0]).name}`}</title>
        <meta name="description" content={DESCRIPTION} />
        <meta name="robots" content="noindex" />
        <link
          rel="preload"
          href="/design/fonts/source-sans-3-latin-wght-normal.woff2"
          as="font"
          type="font/woff2"
          crossOrigin=""
        />
        <link rel="stylesheet" href="/design/haven.css" />
        <link rel="stylesheet" href="/design/haven-controls.css" />
        <link rel="stylesheet" href="/back-office/assets/block-preview.css" />
        <link rel="stylesheet" href="/back-office/assets/check.css" />
        <link rel="icon" href="/design/haven-mark.svg" type="image/svg+xml" />
        <script type="module" src="/elements/autoload.js" />
        <script type="module" src="/back-office/assets/block-preview.js" />
      </head>
      <body className="bo">
        <a className="skip-link" href="#main">
          Skip to the block
        </a>
        <header className="bo-bar">
          <p className="bo-bar__name">
            <img src="/design/haven-mark.svg" width={36} height={36} alt="" /> Haven <span>Block preview</span>
          </p>
          <p className="bo-bar__mode">
            <span className="haven-icon haven-icon--lock" /> Preview mode: no timers, no network, no analytics
          </p>
          <a className="bo-bar__link" href="/">
            To the site
          </a>
        </header>
        <div className="bo-desk">
          {blockList(chosen)}
          <main className="bo-main" id="main" data-tag={block.tag} data-example={`example-${example}`}>
            <div className="bo-head">
              <div>
                <h1 className="bo-head__title">
                  <code>&lt;{block.tag}&gt;</code>
                </h1>
                <p className="bo-head__text">
                  {withCode(block.summary)} <a href={`/elements/${block.tag}`}>When to use it, and all about it</a>
                </p>
              </div>
            </div>
            <nav className="bo-examples" aria-label="Examples">
              <ul role="list">
                {block.examples.map(({ title }, place) => (
                  <li key={title}>
                    <a href={addressOf(block.tag, place)} aria-current={place === example ? 'true' : undefined}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="bo-tools" role="group" aria-label="Previews">
              {choice('width', 'Width of the previews', [
                ['', 'Full'],
                ['48rem', 'Tablet'],
                ['23.4375rem', 'Phone'],
              ])}
              {choice('country', 'Country', [
                ['AUS', 'Australia'],
                ['NZL', 'New Zealand'],
              ])}
              {choice('direction', 'Direction of text', [
                ['ltr', 'Left to right'],
                ['rtl', 'Right to left'],
              ])}
              <button className="haven-button haven-button--secondary bo-restart" id="restart" type="button">
                Restart
              </button>
              <p className="bo-tools__status" id="started" role="status" />
            </div>
            <noscript>
              <div className="haven-alert haven-alert--info">
                <p className="haven-alert__title">Previews need JavaScript</p>
                <p className="haven-alert__text">
                  The list of blocks, their examples and what each attribute means can be read without it.
                </p>
              </div>
            </noscript>
            {stage(
              'shadow',
              'In a shadow root',
              'As in a page builder that renders previews in its own page. Its width is the window’s for media ' +
                'queries.',
              <div id="shadow-host" />,
            )}
            {stage(
              'frame',
              'In a frame',
              'As in a page builder that previews in a frame: media queries see the frame.',
              <iframe
                className="bo-frame"
                id="frame"
                src="/back-office/frame"
                title={`Preview of ${block.tag} in a document of its own`}
              />,
            )}
            {markupCheck()}
          </main>
          {inspector(chosen)}
        </div>
        {block.examples.map(({ html: markup }, place) => (
          <template key={markup} id={`example-${place}`} {...trustedMarkup(markup)} />
        ))}
      </body>
    </html>
  );
}
