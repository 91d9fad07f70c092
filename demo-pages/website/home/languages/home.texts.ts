import { textRoom } from '../../site/languages/page-texts.ts';
import { HOME_AR } from './home.ar.ts';
import { HOME_ES } from './home.es.ts';
import { HOME_FR } from './home.fr.ts';
import { HOME_MI } from './home.mi.ts';
import { HOME_VI } from './home.vi.ts';
import { HOME_ZH } from './home.zh.ts';

/** What the front page says in both countries. */
export const HOME = textRoom({
  en: {
    title: 'Gifts that protect people who had to flee',
    description:
      'Give a tent, safe water or a school kit in the name of someone you love. The demonstration site of a fictional refugee agency in {country}.',
    giveNow: 'Give now',
    slides: 'Appeals',
    outcomes: 'What your gift does',
    outcomesLead: 'We buy every gift as close as we can to the families who need it.',
    begin: 'Start with these gifts',
    allGifts: 'All gifts',
    matched: 'Matched appeal',
    giveToAppeal: 'Give to the appeal',
    timeLeft: 'Time left to double your gift',
    until: 'Until {lastDay}',
    figures: 'A year in figures',
    figuresLead:
      'What supporters made possible between July and June. All figures are illustrative: Haven is a fictional agency.',
    slept: 'people had a dry, safe place to sleep',
    schools: 'schools and learning rooms stayed open',
    litres: 'litres of safe water every day',
    gave: 'people in {country} gave',
    spend: 'Of every dollar you give',
    cents: '{number} cents',
    reaches: 'reaches people who had to flee',
    finds: 'goes to fundraising',
    keeps: 'keeps the lights on',
    spendNote: 'Illustrative figures, in the form that a real agency would have audited each year.',
    voices: 'In their own words',
    voicesLead: 'People with names, trades and plans. The voices are written for this demonstration.',
    voicesLabel: 'Voices',
    speaker: '{name}, {who} (illustrative)',
    dawn: 'Dawn in the valley',
    hour: 'The hour before school',
    watch: 'Watch “{film}” (12 seconds)',
    hourLead:
      'A valley wakes: the first lamp, the first tap, the first bell. Twelve seconds, drawn for this site, with captions.',
    nothingLoaded: 'Nothing loads until you press play, and nothing tracks you afterwards.',
    watchWithCaptions: 'Watch with captions',
    field: 'From the field',
    fieldLead: 'News, films and longer reads from the places where your gifts arrive.',
    news: 'News',
    events: 'Events near you',
    blog: 'The blog',
    media: 'Films and pictures',
    stories: 'Stories',
    how: 'How it works',
    choose: '{Choose} one gift or several, up to nine of each.',
    Choose: 'Choose',
    write: '{Write} a card for each gift if you like: we can send it by email, or you print it.',
    Write: 'Write',
    pay: '{Pay} by card. The person you honour gets the card; your money funds the gift, or goes where the need is greatest.',
    Pay: 'Pay',
    cardDetails: 'Card details go only to the payment provider',
    receipt: 'A receipt by email for every gift',
    tellOne: 'Tell one person',
    tellLead: 'Most people first give because someone they trust told them about us.',
    copyLink: 'Copy the link to this page',
    copyAddress: 'Copy this address: {address}',
    will: 'A gift in your will can shelter families long after us. {guide}',
    guide: 'Ask for the free guide',
  },
  ar: HOME_AR,
  es: HOME_ES,
  fr: HOME_FR,
  mi: HOME_MI,
  vi: HOME_VI,
  zh: HOME_ZH,
});
