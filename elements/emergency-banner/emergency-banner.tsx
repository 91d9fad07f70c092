import type * as z from 'zod/mini';
import { SessionBanner, sessionBannerCss } from '#parts/banner/session-banner.tsx';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import EMERGENCY_BANNER_TEXTS from '#texts/elements/emergency-banner';
import css from './emergency-banner.css?inline';
import { attributes, tag } from './emergency-banner.definition.ts';

const EmergencyBanner = (props: z.output<typeof attributes>) => (
  <SessionBanner kind={tag} {...props}>
    <span className="haven-icon haven-icon--warning" />
  </SessionBanner>
);

export const EmergencyBannerElement = defineElement({
  tag,
  attributes,
  defaultTexts: EMERGENCY_BANNER_TEXTS,
  view: EmergencyBanner,
  root: 'shadow',
  styles: [controls, sessionBannerCss, css],
});
