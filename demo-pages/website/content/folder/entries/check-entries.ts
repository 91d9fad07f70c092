import { didYouMean } from '../../../../../elements/authoring/did-you-mean.ts';
import { type FolderImage, imageFault } from '../images.ts';
import type { ContentFault } from '../json-file.ts';
import type { Categories } from './categories-file.ts';
import type { CharityEntries, FileEntry } from './read-entries.ts';

/** What is wrong between files: an id that nothing has, or that two have. */
export function checkEntries(
  entries: CharityEntries,
  categories: Categories | undefined,
  images: readonly FolderImage[],
): ContentFault[] {
  return [
    ...missingImages(entries, images),
    ...wrongCategories(entries, categories),
    ...sameSizes(entries),
    ...severalMain(entries.petitions, 'petition'),
    ...severalMain(entries.guides, 'guide'),
  ];
}

/** Pictures of the folder that are not there. */
function missingImages(entries: CharityEntries, images: readonly FolderImage[]): ContentFault[] {
  const { gifts, ecards, appeals, petitions, guides } = entries;
  return [...gifts, ...ecards, ...appeals, ...petitions, ...guides].flatMap(({ value: { picture }, fault }) => {
    const advice = picture && imageFault(images, picture);
    return advice ? [fault(['picture'], `picture: ${advice}`)] : [];
  });
}

/** Nothing is said of categories while their own file has faults. */
function wrongCategories({ gifts }: CharityEntries, categories: Categories | undefined): ContentFault[] {
  const known = categories?.gifts.map(({ id }) => id);
  if (!known) return [];
  return gifts.flatMap(({ value: { category }, fault }) => {
    if (known.includes(category)) return [];
    const meant = didYouMean(category, known);
    const advice = meant
      ? `did you mean ${meant}?`
      : known.length > 0
        ? `known there: ${known.join(', ')}`
        : 'add it to the list "gifts" there';
    return [fault(['category'], `category: categories.json has no gift category ${category}; ${advice}`)];
  });
}

/** The sizes of all gifts share their ids: carts and orders know them by nothing else. */
function sameSizes({ gifts }: CharityEntries): ContentFault[] {
  const owners = new Map(gifts.map(({ id }) => [id, id]));
  return gifts.flatMap(({ id, value: { sizes }, fault }) =>
    sizes.flatMap((size, index) => {
      if (size.id === undefined) return [];
      const owner = owners.get(size.id);
      owners.set(size.id, id);
      const advice = `sizes.${index}.id: ${size.id} is also of ${owner}: write another id`;
      return owner === undefined ? [] : [fault(['sizes', index, 'id'], advice)];
    }),
  );
}

/** One of each country is on the page that the site has for it. */
function severalMain(
  entries: readonly FileEntry<{ country: string; main?: boolean | undefined }>[],
  what: string,
): ContentFault[] {
  return ['AUS', 'NZL'].flatMap((code) => {
    const own = entries.filter(({ value }) => value.country === code);
    const main = own.filter(({ value }) => value.main);
    const [first, second] = own;
    if (main.length > 1)
      return main
        .slice(1)
        .map(({ fault }) => fault(['main'], `main: another ${what} of ${code} is main too: leave one`));
    if (main.length === 0 && first && second)
      return [second.fault(['country'], `${code} has several ${what}s: write "main": true in one of them`)];
    return [];
  });
}
