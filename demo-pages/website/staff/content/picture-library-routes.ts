import type { Hono } from 'hono';
import {
  changePicture,
  deletePicture,
  findPicture,
  listPictures,
  type Picture,
  type PictureAlt,
  picturesInUse,
  preparePicture,
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
import { PICTURES_PATH, pictureLibraryPage } from './pages/picture-library-page.tsx';
import { MOST_PICTURE_BYTES, withUpload } from './picture-upload.ts';

const MOST_ALT = 300;
const MOST_CREDIT = 100;
const MOST_NAME = 100;
const STALE = 'This form was open for too long. Check it and submit it again.';

/** The library of uploaded pictures (O3.01 to O3.03): upload, describe, delete what nothing uses. */
export function pictureLibraryRoutes(app: Hono<WebsiteEnv>, services: StaffServices): void {
  const { db, clock, log } = services;
  const staff = createStaffSession(services);
  const guarded = createStaffGuard(staff, services);
  openWhenUsed(app, services);

  const show = async (c: WebsiteContext, member: StaffMember, problems: readonly ActProblem[] = []) => {
    const page = pictureLibraryPage(staffPageContext(c, services), {
      pictures: await listPictures(db),
      uses: await picturesInUse(db),
      search: c.req.query('search')?.trim() ?? '',
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

  const upload = (c: WebsiteContext, member: StaffMember) =>
    withUpload(c, async (form) => {
      const text = (name: string, most: number) => textField(Object.fromEntries(form), name).slice(0, most);
      const file = form.get('file');
      const formKey = text('formKey', MOST_ALT);
      const problem = (message: string, field = 'file') => show(c, member, [{ field, message }]);
      if (!(await staff.isFormKey(member, 'picture upload', formKey))) return problem(STALE);
      if (!(file instanceof File) || file.size === 0) return problem('Choose a file.');
      if (file.size > MOST_PICTURE_BYTES) return problem('Choose a file of at most 20 MB.');
      const bytes = new Uint8Array(await file.arrayBuffer());
      const known = await findPicture(db, bytes);
      if (known) return problem(`This file is in the library already: ${known.name}.`);
      const focus = (name: string) => Math.min(100, Math.max(0, Number(text(name, 3) || 50))) / 100 || 0;
      const facts = {
        name: storableName(file.name),
        alt: readAlt((name) => text(name, MOST_ALT)),
        credit: text('credit', MOST_CREDIT),
        focusX: focus('focusX'),
        focusY: focus('focusY'),
      };
      const prepared = await preparePicture(bytes, facts);
      if ('refused' in prepared) {
        log({ event: 'picture-refused', reason: prepared.refused });
        return problem(prepared.refused);
      }
      const result = await actOnce(db, { formKey, staff: member, now: clock() }, async (tx) => {
        const stored = await storePicture(tx, prepared, facts);
        return stored
          ? doneWith(stored, 'uploaded')
          : { problem: { field: 'file', message: 'This file is in the library already.' } };
      });
      return after(c, member, result);
    });

  const change = async (c: WebsiteContext, member: StaffMember) => {
    const fields = await readFields(c);
    const digest = c.req.param('digest') ?? '';
    const picture = (await listPictures(db)).find((each) => each.digest === digest);
    if (!picture) return c.notFound();
    const formKey = textField(fields, 'formKey');
    const problem = (message: string) => ({ problem: { field: `picture-${digest.slice(0, 8)}`, message } });
    if (!(await staff.isFormKey(member, `picture ${digest}`, formKey)))
      return show(c, member, [problem(STALE).problem]);
    const isDeletion = textField(fields, 'act') === 'delete';
    const result = await actOnce(db, { formKey, staff: member, now: clock() }, async (tx) => {
      if (isDeletion)
        return (await deletePicture(tx, picture))
          ? doneWith(picture, 'deleted')
          : problem('This picture is used. Choose another one there first; earlier versions keep it too.');
      const alt = readAlt((name) => textField(fields, name).slice(0, MOST_ALT));
      const credit = textField(fields, 'credit').slice(0, MOST_CREDIT);
      await changePicture(tx, digest, { alt, credit });
      return doneWith(picture, 'described');
    });
    return after(c, member, result);
  };

  routeMethods(app, PICTURES_PATH, {
    get: guarded('view-records', (c, member) => show(c, member)),
    post: guarded('edit-picture', upload),
  });
  const path = `${PICTURES_PATH}/:digest`;
  app.use(path, limitBody(BODY_LIMIT));
  routeMethods(app, path, { post: guarded('edit-picture', change) });
}

/** The name of a file as a text of one line. */
const storableName = (name: string): string => name.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').slice(0, MOST_NAME) || 'picture';

function readAlt(text: (name: string) => string): PictureAlt {
  const texts = ['en', ...TRANSLATIONS].map((language) => [language, text(`alt.${language}`)] as const);
  return Object.fromEntries(texts.filter(([, each]) => each !== ''));
}
