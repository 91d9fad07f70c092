/** What staff decide with history and schedule, and the designs of cards. What other rooms may use. */

export {
  address,
  area,
  checked,
  choice,
  countryChoice,
  day,
  fullLabel,
  isOffered,
  line,
  listed,
  money,
  optionalDay,
  optionalPicture,
  picture,
  typedCountry,
  whole,
} from './content-fields.ts';
export {
  type ContentKind,
  type ContentKindName,
  countryWords,
  defineKind,
  type EntryFacts,
  type EntryProblem,
  type FieldChoices,
  type NamedField,
  type Typed,
  trailCountry,
} from './content-kind.ts';
export { entryPath, listPath, newEntryPath, PREVIEW_ANSWER_PATH, STOCK_PATH, versionPath } from './content-paths.ts';
export { drawingsOf } from './drawings.ts';
export { designOf, type EcardDesign, findDesigns, firstDesign, offeredDesigns } from './ecards/ecard-designs.ts';
export { ECARD_KIND, offeredChoice, placeField } from './ecards/ecard-kind.tsx';
export { ecardsOfFolder, translationsOf } from './ecards/ecards-of-folder.ts';
export {
  type Entry,
  type EntryWithLatest,
  findEntry,
  findLive,
  findVersion,
  listEntries,
  listVersions,
  type Version,
} from './find-content.ts';
export { offeredAmounts } from './folder/donate-file.ts';
export type { Categories } from './folder/entries/categories-file.ts';
export { mainOf } from './folder/entries/read-entries.ts';
export {
  type HomeContent,
  type HomeSection,
  homeContent,
  inCountry,
  wordsOn,
} from './folder/home/home-file.ts';
export { type FolderImage, imageName } from './folder/images.ts';
export { checkJson } from './folder/json-file.ts';
export { bodyTree } from './folder/pages/body-tree.ts';
export { pageBody } from './folder/pages/page-view.tsx';
export { type Charity, ContentFaultsError, readCharity } from './folder/read-charity.ts';
export { type FindRedirect, type Redirect, redirectsOf } from './folder/redirects.ts';
export { currentCharity, hasStories, setCharity } from './folder/set-charity.ts';
export type { Story } from './folder/stories/read-stories.ts';
export { numbered, type TermList } from './folder/stories/story-terms.ts';
export { managedEntries } from './managed-content-schema.ts';
export { describePictures } from './pictures/describe-pictures.ts';
export {
  findPicture,
  listPictures,
  type Picture,
  type PictureUse,
  type PlacedPicture,
  picturesInUse,
  placedColumns,
  placePicture,
  refuseGonePicture,
} from './pictures/find-pictures.ts';
export { takeFolderPictures } from './pictures/folder-pictures.ts';
export { pictureSources, plainImage, thumb } from './pictures/picture-addresses.ts';
export { removeFromBucket } from './pictures/picture-bytes.ts';
export { pictureRoutes } from './pictures/picture-routes.ts';
export { type PictureAlt, pictures } from './pictures/pictures-schema.ts';
export { refusePicture } from './pictures/refuse-picture.ts';
export { pictureText, shownPicture } from './pictures/shown-picture.tsx';
export {
  changePicture,
  deletePicture,
  digestOf,
  type PictureFacts,
  type PreparedPicture,
  preparePicture,
  type Rendition,
  readMaster,
  rerenderPicture,
  storePicture,
} from './pictures/store-picture.ts';
export { publishDue } from './publish-due.ts';
export { adoptEntry, type FolderEntry, seedEntries, type UnusedFile } from './seed-entry.ts';
export { tagMarkup } from './tag-markup.ts';
export {
  outdatedTranslations,
  staffWords,
  type TranslatedTexts,
  translatedInto,
  typedTranslations,
  type WithTranslations,
} from './translated-fields.ts';
export { changedLabels, changeUse, type Publication, saveEntry } from './versions/save-entry.ts';
