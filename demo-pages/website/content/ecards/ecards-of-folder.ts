import { TRANSLATIONS } from '../../platform/index.ts';
import { imageName } from '../folder/images.ts';
import type { Charity } from '../folder/read-charity.ts';
import type { FolderEntry } from '../seed-entry.ts';
import { typedTranslations } from '../translated-fields.ts';

/** A text by language as a form has it: the translations of one field. */
export const translationsOf = (field: string, texts: Readonly<Partial<Record<string, string>>>) =>
  typedTranslations(
    Object.fromEntries(
      TRANSLATIONS.flatMap((language) => (texts[language] ? [[language, { [field]: texts[language] }]] : [])),
    ),
  );

/** The designs of the folder as staff's form has them. */
export const ecardsOfFolder = ({ entries }: Charity): FolderEntry[] =>
  entries.ecards.map(({ id, value: { order, name, picture, mailPicture = '' } }) => ({
    key: id,
    fields: {
      ...{
        name: name.en ?? '',
        image: imageName(picture),
        mailImage: mailPicture,
        place: String(order),
        offered: 'offered',
      },
      ...translationsOf('name', name),
    },
  }));
