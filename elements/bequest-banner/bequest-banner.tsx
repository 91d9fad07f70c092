import type * as z from 'zod/mini';
import { SessionBanner, sessionBannerCss } from '#parts/banner/session-banner.tsx';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { knowSentences } from '#runtime/texts/say.ts';
import BEQUEST_BANNER_SAID from '#texts/elements/bequest-banner-said';
import css from './bequest-banner.css?inline';
import { attributes, tag } from './bequest-banner.definition.ts';

const BequestBanner = (props: z.output<typeof attributes>) => (
  <SessionBanner kind={tag} {...props}>
    <span className="leaf" aria-hidden="true" />
  </SessionBanner>
);

knowSentences(BEQUEST_BANNER_SAID);

export const BequestBannerElement = defineElement({
  tag,
  attributes,
  view: BequestBanner,
  root: 'shadow',
  styles: [controls, sessionBannerCss, css],
});
