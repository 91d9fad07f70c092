import { type Picture, type PictureUse, plainImage } from '../../../content/index.ts';
import {
  type ActProblem,
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
  deleted: ['The picture is deleted'],
};

interface PictureLibrary {
  pictures: readonly Picture[];
  uses: readonly PictureUse[];
  search: string;
  uploadKey: string;
  formKey(digest: string): Promise<string>;
  done: string | undefined;
  problems: readonly ActProblem[];
}

const ALT_LANGUAGES = ['en', ...TRANSLATIONS] as const;
const nameOf = (language: (typeof ALT_LANGUAGES)[number]) => (language === 'en' ? 'English' : LANGUAGE_NAMES[language]);
const isMissing = ({ alt }: Picture) => ALT_LANGUAGES.filter((language) => !alt[language]);

/** Uploaded pictures with where each is used, and the form to upload another one. */
export async function pictureLibraryPage(context: StaffPageContext, library: PictureLibrary): Promise<Markup> {
  const { pictures, uses, search, uploadKey, done, problems } = library;
  const isEditor = context.member !== undefined && mayDo(context.member.role, 'edit-picture');
  const words = search.toLowerCase();
  const found = pictures.filter(({ name, alt, credit }) =>
    [name, credit, ...Object.values(alt)].some((text) => text.toLowerCase().includes(words)),
  );
  const items = await Promise.all(
    found.map(async (picture) => ({ picture, formKey: isEditor ? await library.formKey(picture.digest) : '' })),
  );
  return staffPage(context, {
    title: 'Pictures',
    place: 'pictures',
    lead: 'Pictures that gifts can show. Place, camera and names inside a file are removed.',
    problems,
    outcome: outcomeAlert(DONE, done),
    main: (
      <>
        {isEditor && uploadForm(uploadKey, problems)}
        <section className="records-part">
          <h2>Library</h2>
          <form className="haven-form records-form" method="get" action={PICTURES_PATH} role="search">
            {formField({ name: 'search', label: 'Name, description or credit', value: search, autocomplete: 'off' })}
            <div className="haven-actions">
              <button className="haven-button haven-button--secondary" type="submit">
                Search
              </button>
            </div>
          </form>
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
        <div className="haven-field">
          <label className="haven-field__label" htmlFor="file">
            File
          </label>
          <p className="haven-field__hint" id="file-hint">
            JPEG, PNG, WebP or AVIF, at most 20 MB and 50 megapixels. It is cut to four by three.
          </p>
          <input
            className="haven-field__control"
            id="file"
            name="file"
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-describedby={error ? 'file-hint file-error' : 'file-hint'}
            aria-invalid={error ? 'true' : undefined}
          />
          {error && (
            <p className="haven-field__error" id="file-error">
              <span className="haven-visually-hidden">Error: </span>
              {error}
            </p>
          )}
        </div>
        {altFields('', {})}
        {formField({ name: 'credit', label: 'Credit', value: '', autocomplete: 'off', optional: true })}
        <fieldset className="haven-fieldset">
          <legend className="haven-fieldset__legend">What must stay in sight</legend>
          {formField({ ...FOCUS, name: 'focusX', label: 'Percent from the left', value: '50' })}
          {formField({ ...FOCUS, name: 'focusY', label: 'Percent from the top', value: '50' })}
        </fieldset>
        <div className="haven-actions">
          <button className="haven-button haven-button--primary" type="submit">
            Upload
          </button>
        </div>
      </form>
    </section>
  );
}

const FOCUS = { autocomplete: 'off', inputmode: 'numeric', width: 'short' } as const;

function altFields(prefix: string, alt: Picture['alt']): Markup {
  const field = (language: (typeof ALT_LANGUAGES)[number]) =>
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
        {TRANSLATIONS.map(field)}
      </details>
    </>
  );
}

function pictureItem(picture: Picture, uses: readonly PictureUse[], formKey: string): Markup {
  const { digest, image, name, alt, credit } = picture;
  const id = `picture-${digest.slice(0, 8)}`;
  const places = uses.filter((use) => use.image === image);
  const missing = isMissing(picture);
  return (
    <section key={digest} className="records-part" id={id} tabIndex={-1}>
      <h3>{name}</h3>
      <img src={plainImage(image)} width={320} height={240} alt={alt['en'] ?? ''} loading="lazy" />
      {credit && <p>Credit: {credit}</p>}
      <p>
        {places.length === 0 ? 'Not used.' : 'Used by '}
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
      {formKey && (
        <form className="haven-form records-form" method="post" action={`${PICTURES_PATH}/${digest}`} noValidate>
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
          <div className="haven-actions">
            <button className="haven-button haven-button--secondary" type="submit" name="act" value="describe">
              Save descriptions
            </button>
            {places.length === 0 && (
              <button className="haven-button haven-button--quiet" type="submit" name="act" value="delete">
                Delete
              </button>
            )}
          </div>
        </form>
      )}
    </section>
  );
}
