import { z } from 'zod';
import { layout, previewContext, siteOf } from '../../platform/index.ts';
import { checked, choice, line, picture, whole } from '../content-fields.ts';
import { defineKind } from '../content-kind.ts';
import { drawingsOf } from '../drawings.ts';
import { plainImage } from '../pictures/picture-addresses.ts';
import { refusePicture } from '../pictures/refuse-picture.ts';

/** Whether people can still choose something; what has it keeps it. */
export const offeredChoice = () =>
  choice({
    label: 'Offered',
    options: [
      { value: 'offered', label: 'People can choose it' },
      { value: 'retired', label: 'No longer: what has it keeps it' },
    ],
    missing: 'Choose whether people can choose it.',
  });

export const placeField = () =>
  whole({
    label: 'Position',
    help: 'Those with smaller numbers come first.',
    least: 1,
    most: 3_000,
    message: 'Enter the position as a whole number from 1 to 3000.',
  });

const ecardSchema = z.object({
  name: line({ label: 'Name', most: 60, missing: 'Enter the name of the design.' }),
  image: picture({ label: 'Picture', help: 'Sixteen by nine fits best.', missing: 'Choose a picture.' }),
  mailImage: checked({
    label: 'Picture for emails',
    help: 'Only where the picture is a drawing (SVG), which mail programs do not show: a JPEG of the site.',
    isValid: (text) => /^\/design\/[a-z0-9/-]+\.jpg$/.test(text),
    message: 'Enter the path of a JPEG of the site, such as /design/ecards/kites.jpg, or nothing.',
    isOptional: true,
  }),
  place: placeField(),
  offered: offeredChoice(),
});

export type EcardValues = z.output<typeof ecardSchema>;

/** The designs of e-cards, in both countries. */
export const ECARD_KIND = defineKind({
  name: 'ecard',
  slug: 'ecards',
  title: 'Card designs',
  lead: 'What people choose from for the card that goes with a gift.',
  viewAct: 'view-records',
  editAct: 'edit-gift',
  key: {
    label: 'Design code',
    help: 'Cards store it, such as kites. It can’t be changed later.',
    shape: /^[a-z0-9][a-z0-9-]{0,39}$/,
    message: 'Enter lower-case letters, digits and hyphens, such as kites.',
  },
  schema: ecardSchema,
  translated: ['name'],
  initial: { offered: 'offered', place: '100' },
  titleOf: ({ name = '' }) => name,
  countryOf: () => 'AUS',
  isOfAllCountries: true,
  retired: (typed) => ({ ...typed, offered: 'retired' }),
  choices: async (db) => ({ image: await drawingsOf(db, 'ecard') }),
  refuse: (db, { values }) => refusePicture(db, 'ecard', values.image),
  async preview(c, services, { values }) {
    const context = await previewContext(c, services, siteOf('AUS'), '/cart/e-cards');
    return layout(context, {
      title: values.name,
      mainClass: 'page-main--narrow',
      main: (
        <article className="haven-ecard">
          <img className="haven-ecard__art" src={plainImage(values.image)} width={800} height={450} alt="" />
          <div className="haven-ecard__body">
            <h1>{values.name}</h1>
          </div>
        </article>
      ),
    });
  },
});
