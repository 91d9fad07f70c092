import { html, raw } from 'hono/html';
import type { Markup } from '../../platform/index.ts';
import { findElement } from '../reference/element-catalogue.ts';
import { attributeField } from './attribute-field.tsx';
import { type Block, groupBlocks } from './block-catalogue.ts';
import { markupCheck, previewCheck } from './check-area.tsx';
import { withCode } from './with-code.tsx';

export interface BlockPreviewChoice {
  blocks: readonly Block[];
  block: Block;
  /** The index of the example among the block's examples, from 0. */
  example: number;
}

const addressOf = (tag: string, example = 0) => `/back-office?block=${tag}${example > 0 ? `&example=${example}` : ''}`;

/** The list of blocks, grouped by purpose. */
function blockList({ blocks, block }: BlockPreviewChoice): Markup {
  return html`<nav class="bo-blocks" aria-label="Blocks">
<div class="haven-field bo-blocks__search"><label class="haven-field__label" for="block-search">Find a block</label><input class="haven-field__control" id="block-search" type="search" autocomplete="off" aria-describedby="block-count"></div>
<p class="haven-visually-hidden" id="block-count" role="status"></p>
${groupBlocks(blocks).map(
  ({ title, blocks: found }) =>
    html`<section class="bo-blocks__group"><h2 class="bo-blocks__title">${title}</h2><ul role="list">${found.map(
      ({ tag }) =>
        html`<li data-tag="${tag}"><a href="${addressOf(tag)}"${tag === block.tag ? html` aria-current="page"` : ''}>${tag}</a></li>`,
    )}</ul></section>`,
)}
</nav>`;
}

/** A group of buttons above the previews. */
const choice = (name: string, label: string, options: readonly (readonly [value: string, text: string])[]) =>
  html`<fieldset class="bo-choice" data-choice="${name}"><legend class="haven-visually-hidden">${label}</legend>${options.map(
    ([value, text], place) =>
      html`<button class="bo-choice__option" type="button" value="${value}" aria-pressed="${String(place === 0)}">${text}</button>`,
  )}</fieldset>`;

function stage(kind: 'shadow' | 'frame', title: string, text: string, box: Markup): Markup {
  return html`<section class="bo-stage" aria-labelledby="${kind}-title"><div class="bo-stage__head"><h2 class="bo-stage__title" id="${kind}-title">${title}</h2><p class="bo-stage__text">${text}</p></div>
<div class="bo-stage__ground"><div class="bo-stage__window" data-window>${box}</div></div>
${previewCheck(kind)}</section>`;
}

/** The attributes to edit, the resulting markup, and the block's events. */
function inspector({ block }: BlockPreviewChoice): Markup {
  const attributes = findElement(block.tag)?.attributes ?? [];
  return html`<aside class="bo-inspector" aria-label="Settings of the block">
<section aria-labelledby="attributes-title"><h2 class="bo-inspector__title" id="attributes-title">Attributes</h2>
${attributes.length > 0 ? html`<form class="haven-form" id="attributes" autocomplete="off">${attributes.map(attributeField)}</form>` : html`<p>This block has no attributes.</p>`}</section>
<section aria-labelledby="markup-title"><div class="bo-inspector__head"><h2 class="bo-inspector__title" id="markup-title">Markup</h2><button class="haven-button haven-button--quiet" id="copy-markup" type="button">Copy</button></div>
<!-- Code is read from left to right in every language. -->
<pre class="bo-code" dir="ltr" tabindex="0" aria-labelledby="markup-title"><code id="markup"></code></pre><p class="bo-note" id="copy-status" role="status"></p></section>
<section aria-labelledby="events-title"><h2 class="bo-inspector__title" id="events-title">Events</h2>
<p class="bo-note" id="events-empty">${block.events.length > 0 ? html`Use a preview to see these events: ${block.events.map(({ name }, place) => html`${place > 0 ? ', ' : ''}<code>${name}</code>`)}.` : 'This block has no events of its own.'}</p>
<div role="log" aria-labelledby="events-title"><ol class="bo-events" id="events" data-events="${block.events.map(({ name }) => name).join(' ')}"></ol></div></section>
</aside>`;
}

/** The block preview: one block, shown in a shadow root and in a frame, with its attributes to edit. */
export function blockPreviewPage(chosen: BlockPreviewChoice): Markup {
  const { block, example } = chosen;
  return html`<!doctype html>
<html lang="en-AU" data-site-country-code="AUS" data-haven-preview>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${block.tag} – Block preview – Haven Refugee Aid</title>
<meta name="description" content="Every block of the site as an editor sees it: previewed in a shadow root and in a frame, with its attributes to edit.">
<meta name="robots" content="noindex">
<link rel="preload" href="/design/fonts/source-sans-3-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/design/haven.css">
<link rel="stylesheet" href="/design/haven-controls.css">
<link rel="stylesheet" href="/back-office/assets/block-preview.css">
<link rel="stylesheet" href="/back-office/assets/check.css">
<link rel="icon" href="/design/favicon.svg" type="image/svg+xml">
<script type="module" src="/elements/autoload.js"></script>
<script type="module" src="/back-office/assets/block-preview.js"></script>
</head>
<body class="bo">
<a class="skip-link" href="#main">Skip to the block</a>
<header class="bo-bar"><p class="bo-bar__name"><img src="/design/logo.svg" width="36" height="36" alt=""> Haven <span>Block preview</span></p><p class="bo-bar__mode"><span class="haven-icon haven-icon--lock"></span> Preview mode: no timers, no network, no analytics</p><a class="bo-bar__link" href="/">To the site</a></header>
<div class="bo-desk">
${blockList(chosen)}
<main class="bo-main" id="main" data-tag="${block.tag}" data-example="example-${example}">
<div class="bo-head"><div><h1 class="bo-head__title"><code>&lt;${block.tag}&gt;</code></h1><p class="bo-head__text">${withCode(block.summary)} <a href="/elements/${block.tag}">When to use it, and all about it</a></p></div></div>
<nav class="bo-examples" aria-label="Examples"><ul role="list">${block.examples.map(
    ({ title }, place) =>
      html`<li><a href="${addressOf(block.tag, place)}"${place === example ? html` aria-current="true"` : ''}>${title}</a></li>`,
  )}</ul></nav>
<div class="bo-tools" role="group" aria-label="Previews">
${choice('width', 'Width of the previews', [
  ['', 'Full'],
  ['48rem', 'Tablet'],
  ['23.4375rem', 'Phone'],
])}
${choice('country', 'Country', [
  ['AUS', 'Australia'],
  ['NZL', 'New Zealand'],
])}
${choice('direction', 'Direction of text', [
  ['ltr', 'Left to right'],
  ['rtl', 'Right to left'],
])}
<button class="haven-button haven-button--secondary bo-restart" id="restart" type="button">Restart</button>
<p class="bo-tools__status" id="started" role="status"></p>
</div>
<noscript><div class="haven-alert haven-alert--info"><p class="haven-alert__title">Previews need JavaScript</p><p class="haven-alert__text">The list of blocks, their examples and what each attribute means can be read without it.</p></div></noscript>
${stage('shadow', 'In a shadow root', 'As in a page builder that draws previews in its own page. Its width is the window’s for media queries.', html`<div id="shadow-host"></div>`)}
${stage('frame', 'In a frame', 'As in a page builder that previews in a frame: media queries see the frame.', html`<iframe class="bo-frame" id="frame" src="/back-office/frame" title="Preview of ${block.tag} in a document of its own"></iframe>`)}
${markupCheck()}
</main>
${inspector(chosen)}
</div>
${block.examples.map(({ html: markup }, place) => html`<template id="example-${place}">${raw(markup)}</template>\n`)}
</body>
</html>
`;
}
