import { createElement, type HTMLAttributes, type ReactElement } from 'react';
import type * as z from 'zod/mini';
import * as payWidget from '../../../../checkout-widget/pay-widget.definition.ts';
import * as animatedCounter from '../../../../elements/animated-counter/animated-counter.definition.ts';
import * as appealProgress from '../../../../elements/appeal-progress/appeal-progress.definition.ts';
import * as bequestBanner from '../../../../elements/bequest-banner/bequest-banner.definition.ts';
import * as bequestForm from '../../../../elements/bequest-form/bequest-form.definition.ts';
import * as blogFilter from '../../../../elements/blog-filter/blog-filter.definition.ts';
import * as copyLink from '../../../../elements/copy-link/copy-link.definition.ts';
import * as countdownTimer from '../../../../elements/countdown-timer/countdown-timer.definition.ts';
import * as customerForm from '../../../../elements/customer-form/customer-form.definition.ts';
import * as donationForm from '../../../../elements/donation-form/donation-form.definition.ts';
import * as ecardSigning from '../../../../elements/ecard-signing/ecard-signing.definition.ts';
import * as emergencyBanner from '../../../../elements/emergency-banner/emergency-banner.definition.ts';
import * as eventsFilter from '../../../../elements/events-filter/events-filter.definition.ts';
import * as featuredContent from '../../../../elements/featured-content/featured-content.definition.ts';
import { attributesOfProps } from '../../../../elements/frameworks/attribute-texts.ts';
import * as giftCart from '../../../../elements/gift-cart/gift-cart.definition.ts';
import * as giftCheckout from '../../../../elements/gift-checkout/gift-checkout.definition.ts';
import * as giftItem from '../../../../elements/gift-item/gift-item.definition.ts';
import * as heroCarousel from '../../../../elements/hero-carousel/hero-carousel.definition.ts';
import * as mediaFeed from '../../../../elements/media-feed/media-feed.definition.ts';
import * as newsFilter from '../../../../elements/news-filter/news-filter.definition.ts';
import * as petitionForm from '../../../../elements/petition-form/petition-form.definition.ts';
import * as quantityStepper from '../../../../elements/quantity-stepper/quantity-stepper.definition.ts';
import * as siteHeader from '../../../../elements/site-header/site-header.definition.ts';
import * as subscribeForm from '../../../../elements/subscribe-form/subscribe-form.definition.ts';
import * as testimonialCarousel from '../../../../elements/testimonial-carousel/testimonial-carousel.definition.ts';
import * as updateDetailsForm from '../../../../elements/update-details-form/update-details-form.definition.ts';
import * as videoBlock from '../../../../elements/video-block/video-block.definition.ts';
import * as videoModal from '../../../../elements/video-modal/video-modal.definition.ts';

/** A tag's definition: its name, and the schema of its attributes. */
interface Definition<Attributes extends z.ZodMiniObject> {
  tag: string;
  attributes: Attributes;
}

type ReadonlyList<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;
type Given<Values> = {
  [Name in keyof Values]: ReadonlyList<Values[Name]> | (undefined extends Values[Name] ? null : never);
};
/** What blocks inside a tag take from it. */
interface Inherited {
  siteCountryCode?: string;
  currency?: string;
}
type TagProps<Values> = Given<Values> & Omit<Inherited & HTMLAttributes<HTMLElement>, keyof Values>;

const isOnByDefault = (schema: z.core.$ZodType) =>
  'defaultValue' in schema._zod.def && schema._zod.def.defaultValue === true;

const INHERITED: readonly (keyof Inherited)[] = ['siteCountryCode', 'currency'];
const NO_HANDLERS: ReadonlySet<string> = new Set();

/**
 * The component that writes a tag into a page of a server, as `haven/react` does: properties become attributes, lists
 * and objects JSON. The compiler knows the names and types from the definition.
 */
function placeTag<Attributes extends z.ZodMiniObject>({ tag, attributes: { shape } }: Definition<Attributes>) {
  const properties = [...Object.keys(shape), ...INHERITED];
  const onByDefault = properties.filter((name) => name in shape && isOnByDefault(shape[name] as z.core.$ZodType));
  return (props: TagProps<z.input<Attributes>>): ReactElement => {
    const [attributes, others] = attributesOfProps({ properties, onByDefault }, props, NO_HANDLERS);
    // The compiler accepts any name with a hyphen. No block reads `store-id`, which the payment page passes on (W3.30).
    const unknown = Object.keys(others).find((name) => name.includes('-') && !/^(aria-|data-|store-id$)/.test(name));
    if (unknown) throw new Error(`<${tag}> has no property "${unknown}"`);
    return createElement(tag, { ...others, ...attributes });
  };
}

// The tags that pages place, as components.
export const AnimatedCounter = placeTag(animatedCounter);
export const AppealProgress = placeTag(appealProgress);
export const BequestBanner = placeTag(bequestBanner);
export const BequestForm = placeTag(bequestForm);
export const BlogFilter = placeTag(blogFilter);
export const CopyLink = placeTag(copyLink);
export const CountdownTimer = placeTag(countdownTimer);
export const CustomerForm = placeTag(customerForm);
export const DonationForm = placeTag(donationForm);
export const EcardSigning = placeTag(ecardSigning);
export const EmergencyBanner = placeTag(emergencyBanner);
export const EventsFilter = placeTag(eventsFilter);
export const FeaturedContent = placeTag(featuredContent);
export const GiftCart = placeTag(giftCart);
export const GiftCheckout = placeTag(giftCheckout);
export const GiftItem = placeTag(giftItem);
export const HeroCarousel = placeTag(heroCarousel);
export const MediaFeed = placeTag(mediaFeed);
export const NewsFilter = placeTag(newsFilter);
export const PayWidget = placeTag(payWidget);
export const PetitionForm = placeTag(petitionForm);
export const QuantityStepper = placeTag(quantityStepper);
export const SiteHeader = placeTag(siteHeader);
export const SubscribeForm = placeTag(subscribeForm);
export const TestimonialCarousel = placeTag(testimonialCarousel);
export const UpdateDetailsForm = placeTag(updateDetailsForm);
export const VideoBlock = placeTag(videoBlock);
export const VideoModal = placeTag(videoModal);
