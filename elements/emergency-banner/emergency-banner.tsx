import type * as z from 'zod/mini';
import { SessionBanner, sessionBannerCss } from '#parts/banner/session-banner.tsx';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { knowSentences } from '#runtime/texts/say.ts';
import EMERGENCY_SAID from '#texts/elements/emergency-banner-said';
import css from './emergency-banner.css?inline';
import { attributes, tag } from './emergency-banner.definition.ts';

const EmergencyBanner = (props: z.output<typeof attributes>) => (
  <SessionBanner kind={tag} {...props}>
    <span className="haven-icon haven-icon--warning" />
  </SessionBanner>
);

knowSentences(EMERGENCY_SAID);

export const EmergencyBannerElement = defineElement({
  tag,
  attributes,
  view: EmergencyBanner,
  root: 'shadow',
  styles: [controls, sessionBannerCss, css],
});
