import { type Picture, type PictureUse, plainImage } from '../../../content/index.ts';
import {
  type ActProblem,
  activeLanguages,
  CONTENT_PATH,
  formField,
  LANGUAGE_NAMES,
  type Markup,
  mayDo,
  RECORDS_PATH,
  TRANSLATIONS,
} from '../../../platform/index.ts';
import { type Outcomes, outcomeAlert } from '../../giving/pages/act-form.tsx';
import { staffPage } from '../../pages/staff-page.tsx';
import type { StaffPageContext } from '../../staff-member.ts';

export const PICTURES_PATH = `${RECORDS_PATH}/pictures`;

const DONE: Outcomes = {
  uploaded: ['The picture is in the library'],
  described: ['The descriptions are saved'],
  replaced: ['The picture is replaced wherever it is shown'],
  cut: ['The picture is cut anew wherever it is shown'],
  deleted: ['The picture is deleted'],
};

interface PictureLibrary {
  pictures: readonly Picture[];
  uses: readonly PictureUse[];
  search: string;
  /** Only those that lack a description. */
  isMissingOnly: boolean;
  uploadKey: string;
  formKey(digest: string): Promise<string>;
  done: string | undefined;
  problems: readonly ActProblem[];
}

type AltLanguage = 'en' | (typeof TRANSLATIONS)[number];
/** English, and the translations of the languages that are on. */
const translations = () => TRANSLATIONS.filter((language) => activeLanguages().some((each) => each === language));
const altLanguages = (): AltLanguage[] => ['en', ...translations()];
const nameOf = (language: AltLanguage) => (language === 'en' ? 'English' : LANGUAGE_NAMES[language]);
// The folder’s own files say what their pictures show.
const isMissing = ({ alt, origin }: Picture) =>
  origin === 'folder' ? [] : altLanguages().filter((language) => !alt[language]);

/** Uploaded pictures with where each is used, and the form to upload another one. */
export async function pictureLibraryPage(context: StaffPageContext, library: PictureLibrary): Promise<Markup> {
  const { pictures, uses, search, isMissingOnly, uploadKey, done, problems } = library;
  const isEditor = context.member !== undefined && mayDo(context.member.role, 'edit-picture');
  const words = search.toLowerCase();
  const lacking = pictures.filter((picture) => isMissing(picture).length > 0);
  const found = (isMissingOnly ? lacking : pictures).filter(({ image, name, alt, credit }) => {
    const places = uses.filter((use) => use.image === image).map(({ kind, key }) => `${kind} ${key}`);
    return [name, credit, ...Object.values(alt), ...places].some((text) => text.toLowerCase().includes(words));
  });
  const items = await Promise.all(
    found.map(async (picture) => ({ picture, formKey: isEditor ? await library.formKey(picture.digest) : '' })),
  );
  return staffPage(context, {
    title: 'Pictures',
    place: 'pictures',
    lead: 'Pictures that gifts, appeals, petitions and guides can show. Place, camera and names inside a file are removed.',
    problems,
    outcome: outcomeAlert(DONE, done),
    main: (
      <>
        {isEditor && uploadForm(uploadKey, problems)}
        <section className="records-part">
          <h2>Library</h2>
          <form className="haven-form records-form" method="get" action={PICTURES_PATH} role="search">
            {formField({
              name: 'search',
              label: 'Name, description, credit or place',
              value: search,
              autocomplete: 'off',
            })}
            <div className="haven-actions">
              <button className="haven-button haven-button--secondary" type="submit">
                Search
              </button>
            </div>
          </form>
          {lacking.length > 0 && (
            <p>
              {isMissingOnly ? (
                <a className="haven-link" href={PICTURES_PATH}>
                  Show all pictures
                </a>
              ) : (
                <a className="haven-link" href={`${PICTURES_PATH}?missing=1`}>
                  {`Show the ${lacking.length} that lack a description`}
                </a>
              )}
            </p>
          )}
          {items.length === 0 && <p>No pictures.</p>}
          {items.map(({ picture, formKey }) => pictureItem(picture, uses, formKey))}
        </section>
      </>
    ),
  });
}

function uploadForm(uploadKey: string, problems: readonly ActProblem[]): Markup {
  const error = problems.find(({ field }) => field === 'file')?.message;
  return (
    <section className="records-part">
      <h2>Upload a picture</h2>
      <form
        className="haven-form records-form"
        method="post"
        action={PICTURES_PATH}
        encType="multipart/form-data"
        noValidate
      >
        <input type="hidden" name="formKey" value={uploadKey} />
        {fileField('file', FILE_HINT, error)}
        {altFields('', {})}
        {formField({ name: 'credit', label: 'Credit', value: '', autocomplete: 'off', optional: true })}
        {focusFields('', { focusX: 50, focusY: 50 })}
        <div className="haven-actions">
          <button className="haven-button haven-button--primary" type="submit">
            Upload
          </button>
        </div>
      </form>
    </section>
  );
}

const FILE_HINT =
  'JPEG, PNG, WebP or AVIF, at most 20 MB and 50 megapixels. Gifts show it cut to four by three, pages to 16 by 9.';

function fileField(id: string, hint: string, error?: string): Markup {
  return (
    <div className="haven-field">
      <label className="haven-field__label" htmlFor={id}>
        File
      </label>
      <p className="haven-field__hint" id={`${id}-hint`}>
        {hint}
      </p>
      <input
        className="haven-field__control"
        id={id}
        name="file"
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={error ? 'true' : undefined}
      />
      {error && (
        <p className="haven-field__error" id={`${id}-error`}>
          <span className="haven-visually-hidden">Error: </span>
          {error}
        </p>
      )}
    </div>
  );
}

function focusFields(prefix: string, { focusX, focusY }: { focusX: number; focusY: number }): Markup {
  const field = (name: string, label: string, value: number) =>
    formField({ ...FOCUS, id: `${prefix}${name}`, name, label, value: String(value) });
  return (
    <fieldset className="haven-fieldset">
      <legend className="haven-fieldset__legend">What must stay in sight</legend>
      {field('focusX', 'Percent from the left', focusX)}
      {field('focusY', 'Percent from the top', focusY)}
    </fieldset>
  );
}

const FOCUS = { autocomplete: 'off', inputmode: 'numeric', width: 'short' } as const;

function altFields(prefix: string, alt: Picture['alt']): Markup {
  const field = (language: AltLanguage) =>
    formField({
      id: `${prefix}alt.${language}`,
      name: `alt.${language}`,
      label: language === 'en' ? 'What it shows' : nameOf(language),
      ...(language === 'en' && { hint: 'For people who cannot see it.' }),
      ...(language !== 'en' && { lang: language }),
      value: alt[language] ?? '',
      autocomplete: 'off',
      optional: true,
    });
  return (
    <>
      {field('en')}
      <details className="records-translation">
        <summary>What it shows, in other languages</summary>
        {translations().map(field)}
      </details>
    </>
  );
}

/** Where the page shows a picture, and its problems lead. */
export const idOf = ({ digest }: Pick<Picture, 'digest'>): string => `picture-${digest.slice(0, 8)}`;

function pictureItem(picture: Picture, uses: readonly PictureUse[], formKey: string): Markup {
  const { image, crops, name, alt, credit, origin } = picture;
  const places = uses.filter((use) => use.image === image);
  const missing = isMissing(picture);
  return (
    <section key={image} className="records-part" id={idOf(picture)} tabIndex={-1}>
      <h3>{name}</h3>
      <img src={plainImage(crops['4:3'] ?? image)} width={320} height={240} alt={alt['en'] ?? ''} loading="lazy" />
      {credit && <p>Credit: {credit}</p>}
      <p>
        {places.length === 0 ? 'Not used by an entry. ' : 'Used by '}
        {places.map(({ kind, key }, at) => (
          <span key={`${kind} ${key}`}>
            {at > 0 && ', '}
            <a className="haven-link" href={`${CONTENT_PATH}/${kind}s/${key}`}>
              {`${kind} ${key}`}
            </a>
          </span>
        ))}
      </p>
      {missing.length > 0 && (
        <p>
          <span className="haven-badge haven-badge--warning">Descriptions are missing</span>{' '}
          {missing.map(nameOf).join(', ')}
        </p>
      )}
      {origin === 'folder' && <p>It is a file of the content folder: change it there.</p>}
      {formKey && origin === 'staff' && pictureForms(picture, formKey, { isUsed: places.length > 0 })}
    </section>
  );
}

function pictureForms(picture: Picture, formKey: string, { isUsed }: { isUsed: boolean }): Markup {
  const { digest, alt, credit } = picture;
  const id = idOf(picture);
  const path = `${PICTURES_PATH}/${digest}`;
  const focus = { focusX: Math.round(picture.focusX * 100), focusY: Math.round(picture.focusY * 100) };
  return (
    <>
      <details className="records-translation">
        <summary>
          Change<span className="haven-visually-hidden">: {picture.name}</span>
        </summary>
        <form className="haven-form records-form" method="post" action={path} noValidate>
          <input type="hidden" name="formKey" value={formKey} />
          {altFields(`${id}-`, alt)}
          {formField({
            id: `${id}-credit`,
            name: 'credit',
            label: 'Credit',
            value: credit,
            autocomplete: 'off',
            optional: true,
          })}
          {focusFields(`${id}-`, focus)}
          <div className="haven-actions">
            <button className="haven-button haven-button--secondary" type="submit" name="act" value="describe">
              Save
            </button>
            {!isUsed && (
              <button className="haven-button haven-button--quiet" type="submit" name="act" value="delete">
                Delete
              </button>
            )}
          </div>
        </form>
      </details>
      <details className="records-translation">
        <summary>
          Replace<span className="haven-visually-hidden">: {picture.name}</span>
        </summary>
        <form
          className="haven-form records-form"
          method="post"
          action={`${path}/file`}
          encType="multipart/form-data"
          noValidate
        >
          <input type="hidden" name="formKey" value={formKey} />
          {fileField(`${id}-file`, 'Every place that shows the picture shows the new file. Descriptions stay.')}
          {focusFields(`${id}-new-`, { focusX: 50, focusY: 50 })}
          <div className="haven-actions">
            <button className="haven-button haven-button--secondary" type="submit">
              Replace
            </button>
          </div>
        </form>
      </details>
    </>
  );
}
