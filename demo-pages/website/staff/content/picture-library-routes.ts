import type { Hono } from 'hono';
import {
  changePicture,
  deletePicture,
  digestOf,
  findPicture,
  listPictures,
  type Picture,
  type PictureAlt,
  type PictureFacts,
  type PreparedPicture,
  picturesInUse,
  preparePicture,
  type Rendition,
  readMaster,
  removeFromBucket,
  rerenderPicture,
  storePicture,
} from '../../content/index.ts';
import {
  type ActDone,
  type ActProblem,
  actOnce,
  BODY_LIMIT,
  limitBody,
  readFields,
  renderPage,
  routeMethods,
  TRANSLATIONS,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import { createStaffGuard, openWhenUsed } from '../staff-guard.tsx';
import { type StaffMember, staffPageContext } from '../staff-member.ts';
import type { StaffServices } from '../staff-services.ts';
import { createStaffSession } from '../staff-session.ts';
import { idOf, PICTURES_PATH, pictureLibraryPage } from './pages/picture-library-page.tsx';
import { MOST_PICTURE_BYTES, withUpload } from './picture-upload.ts';

const MOST_ALT = 300;
const MOST_CREDIT = 100;
const MOST_NAME = 100;
const STALE = 'This form was open for too long. Check it and submit it again.';

/** The library of uploaded pictures (O3.01 to O3.03): upload, describe, delete what nothing uses. */
export function pictureLibraryRoutes(app: Hono<WebsiteEnv>, services: StaffServices): void {
  const { db, clock, log, bucket } = services;
  const staff = createStaffSession(services);
  const guarded = createStaffGuard(staff, services);
  openWhenUsed(app, services);

  const show = async (c: WebsiteContext, member: StaffMember, problems: readonly ActProblem[] = []) => {
    const page = pictureLibraryPage(staffPageContext(c, services), {
      pictures: await listPictures(db),
      uses: await picturesInUse(db),
      search: c.req.query('search')?.trim() ?? '',
      isMissingOnly: c.req.query('missing') === '1',
      uploadKey: await staff.formKey(member, 'picture upload'),
      formKey: (digest) => staff.formKey(member, `picture ${digest}`),
      done: c.req.query('done'),
      problems,
    });
    return c.html(renderPage(await page), problems.length > 0 ? 422 : 200);
  };
  const after = async (c: WebsiteContext, member: StaffMember, result: Awaited<ReturnType<typeof actOnce>>) => {
    if ('problem' in result) return show(c, member, [result.problem]);
    const done = 'done' in result ? result.done.outcome : '';
    log({ event: 'staff-area', picture: 'done' in result ? result.done.subject : '', done });
    return c.redirect(`${PICTURES_PATH}?done=${done}`, 303);
  };
  const doneWith = ({ digest, name }: Pick<Picture, 'digest' | 'name'>, outcome: string): ActDone => ({
    action: 'picture',
    siteCountryCode: null,
    subject: digest.slice(0, 16),
    outcome,
    detail: name,
  });

  /** Reads and checks the file of a form, and what is said with it. */
  const withFile = (
    c: WebsiteContext,
    member: StaffMember,
    { purpose, field, store }: { purpose: string; field: string; store: (sent: SentFile) => Promise<Response> },
  ) =>
    withUpload(c, async (form) => {
      const fields = Object.fromEntries(form);
      const text = (name: string, most: number) => textField(fields, name).slice(0, most);
      const file = form.get('file');
      const formKey = text('formKey', MOST_ALT);
      const problem = (message: string) => show(c, member, [{ field, message }]);
      if (!(await staff.isFormKey(member, purpose, formKey))) return problem(STALE);
      if (!(file instanceof File) || file.size === 0) return problem('Choose a file.');
      if (file.size > MOST_PICTURE_BYTES) return problem('Choose a file of at most 20 MB.');
      const bytes = new Uint8Array(await file.arrayBuffer());
      const known = await findPicture(db, digestOf(bytes));
      if (known) return problem(`This file is in the library already: ${known.name}.`);
      const facts = { ...readFacts(text), name: storableName(file.name) };
      const prepared = await preparePicture(bytes, facts, { bucket });
      if (!('refused' in prepared)) return store({ formKey, facts, prepared });
      log({ event: 'picture-refused', reason: prepared.refused });
      return problem(prepared.refused);
    });

  const upload = (c: WebsiteContext, member: StaffMember) =>
    withFile(c, member, {
      purpose: 'picture upload',
      field: 'file',
      async store({ formKey, facts, prepared }) {
        const result = await actOnce(db, { formKey, staff: member, now: clock() }, async (tx) => {
          const stored = await storePicture(tx, prepared, facts);
          return stored
            ? doneWith(stored, 'uploaded')
            : { problem: { field: 'file', message: 'This file is in the library already.' } };
        });
        return after(c, member, result);
      },
    });

  /** The uploaded picture of an address; those of the folder are changed there. */
  const ownPicture = (c: WebsiteContext) => findPicture(db, c.req.param('digest') ?? '');

  /** Gives a picture another file or other crops; every place that names it follows. */
  const rerender = async (
    c: WebsiteContext,
    member: StaffMember,
    { picture, formKey, prepared, facts, outcome }: Rerendering,
  ) => {
    let gone: Rendition[] = [];
    const result = await actOnce(db, { formKey, staff: member, now: clock() }, async (tx) => {
      const removed = await rerenderPicture(tx, picture.image, prepared, facts);
      gone = removed ?? [];
      const field = idOf(picture);
      return removed
        ? doneWith({ ...picture, ...facts }, outcome)
        : { problem: { field, message: 'This picture was changed meanwhile. Look at it again.' } };
    });
    if ('done' in result) await removeFromBucket(bucket, gone);
    return after(c, member, result);
  };

  const replace = async (c: WebsiteContext, member: StaffMember) => {
    const picture = await ownPicture(c);
    if (!picture) return c.notFound();
    const { alt, credit } = picture;
    return withFile(c, member, {
      purpose: `picture ${picture.digest}`,
      field: idOf(picture),
      store: ({ formKey, facts: { name, focusX, focusY }, prepared }) =>
        rerender(c, member, {
          ...{ picture, formKey, prepared, outcome: 'replaced' },
          facts: { name, focusX, focusY, alt, credit },
        }),
    });
  };

  const change = async (c: WebsiteContext, member: StaffMember) => {
    const fields = await readFields(c);
    const picture = await ownPicture(c);
    if (!picture) return c.notFound();
    const formKey = textField(fields, 'formKey');
    const problem = (message: string) => ({ problem: { field: idOf(picture), message } });
    if (!(await staff.isFormKey(member, `picture ${picture.digest}`, formKey)))
      return show(c, member, [problem(STALE).problem]);
    if (textField(fields, 'act') === 'delete') {
      let gone: Rendition[] = [];
      const result = await actOnce(db, { formKey, staff: member, now: clock() }, async (tx) => {
        const removed = await deletePicture(tx, picture);
        gone = removed ?? [];
        return removed
          ? doneWith(picture, 'deleted')
          : problem('This picture is used. Choose another one there first; earlier versions keep it too.');
      });
      if ('done' in result) await removeFromBucket(bucket, gone);
      return after(c, member, result);
    }
    const facts = readFacts((name, most) => textField(fields, name).slice(0, most));
    const isCutAnew =
      percent(facts.focusX) !== percent(picture.focusX) || percent(facts.focusY) !== percent(picture.focusY);
    if (!isCutAnew) {
      const result = await actOnce(db, { formKey, staff: member, now: clock() }, async (tx) => {
        await changePicture(tx, picture.image, { alt: facts.alt, credit: facts.credit });
        return doneWith(picture, 'described');
      });
      return after(c, member, result);
    }
    const master = await readMaster(db, picture, bucket);
    if (!master) return show(c, member, [problem(NO_MASTER).problem]);
    const prepared = await preparePicture(master, facts, { bucket, digest: picture.digest });
    if ('refused' in prepared) return show(c, member, [problem(prepared.refused).problem]);
    return rerender(c, member, { picture, formKey, prepared, facts, outcome: 'cut' });
  };

  routeMethods(app, PICTURES_PATH, {
    get: guarded('view-records', (c, member) => show(c, member)),
    post: guarded('edit-picture', upload),
  });
  const path = `${PICTURES_PATH}/:digest`;
  routeMethods(app, `${path}/file`, { post: guarded('edit-picture', replace) });
  app.use(path, limitBody(BODY_LIMIT));
  routeMethods(app, path, { post: guarded('edit-picture', change) });
}

type PictureTexts = Omit<PictureFacts, 'name'>;

interface SentFile {
  formKey: string;
  facts: PictureFacts;
  prepared: PreparedPicture;
}

interface Rerendering extends Omit<SentFile, 'facts'> {
  picture: Picture;
  facts: Partial<PictureFacts>;
  outcome: string;
}

const NO_MASTER = 'Only a smaller version of this picture was kept. Replace it with its file to change what is shown.';

/** As the form shows it. */
const percent = (share: number): number => Math.round(share * 100);

/** What a form says of a picture. */
function readFacts(text: (name: string, most: number) => string): PictureTexts {
  const focus = (name: string) => Math.min(100, Math.max(0, Number(text(name, 3) || 50))) / 100 || 0;
  return {
    alt: readAlt((name) => text(name, MOST_ALT)),
    credit: text('credit', MOST_CREDIT),
    focusX: focus('focusX'),
    focusY: focus('focusY'),
  };
}

/** The name of a file as a text of one line. */
const storableName = (name: string): string => name.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').slice(0, MOST_NAME) || 'picture';

function readAlt(text: (name: string) => string): PictureAlt {
  const texts = ['en', ...TRANSLATIONS].map((language) => [language, text(`alt.${language}`)] as const);
  return Object.fromEntries(texts.filter(([, each]) => each !== ''));
}
