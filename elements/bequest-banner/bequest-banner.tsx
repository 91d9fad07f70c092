import type * as z from 'zod/mini';
import { SessionBanner, sessionBannerCss } from '#parts/banner/session-banner.tsx';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import BEQUEST_BANNER_TEXTS from '#texts/elements/bequest-banner';
import css from './bequest-banner.css?inline';
import { attributes, tag } from './bequest-banner.definition.ts';

const BequestBanner = (props: z.output<typeof attributes>) => (
  <SessionBanner kind={tag} {...props}>
    <span className="leaf" aria-hidden="true" />
  </SessionBanner>
);

export const BequestBannerElement = defineElement({
  tag,
  attributes,
  defaultTexts: BEQUEST_BANNER_TEXTS,
  view: BequestBanner,
  root: 'shadow',
  styles: [controls, sessionBannerCss, css],
});
