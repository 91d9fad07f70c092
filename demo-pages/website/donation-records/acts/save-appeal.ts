import { eq } from 'drizzle-orm';
import { formatMoney } from '#website/money.ts';
import type { Database } from '../../../database/open-database.ts';
import { appeals } from '../../appeals/appeals-schema.ts';
import type { StaffActor } from '../../audit-trail/staff-actions.ts';
import { siteOf } from '../../site/sites.ts';
import { type ActResult, actOnce } from './act-once.ts';
import type { AppealForm } from './parse-appeal.ts';

/** Creates an appeal, or changes the one with this code (D6.02). Its country and its code stay. */
export function saveAppeal(
  db: Database,
  { form, code, formKey, staff }: { form: AppealForm; code: string | undefined; formKey: string; staff: StaffActor },
  now: number,
): Promise<ActResult> {
  const { values } = form;
  return actOnce(db, { formKey, staff, now }, async (tx) => {
    const [known] = await tx
      .select()
      .from(appeals)
      .where(eq(appeals.code, code ?? values.code))
      .for('update');
    const { currency } = siteOf(values.siteCountryCode);
    const money = (minor: number) => formatMoney(minor, currency, values.siteCountryCode);
    if (code === undefined) {
      if (known)
        return { problem: { field: 'code', message: 'There is an appeal with this code. Choose another code.' } };
      await tx.insert(appeals).values({ ...values, createdAt: new Date(now) });
    } else {
      if (!known) return { problem: { field: 'name', message: 'There is no such appeal.' } };
      if (values.matchCapMinor < known.matchedMinor)
        return {
          problem: {
            field: 'matchCap',
            message: `The partner has added ${money(known.matchedMinor)} already: enter that or more.`,
          },
        };
      const { code: _, siteCountryCode: __, ...changes } = values;
      await tx.update(appeals).set(changes).where(eq(appeals.code, code));
    }
    const match =
      values.matchPercent > 0 ? `, ${values.matchPercent} % matched up to ${money(values.matchCapMinor)}` : '';
    return {
      action: 'appeal',
      siteCountryCode: values.siteCountryCode,
      subject: code ?? values.code,
      outcome: code === undefined ? 'created' : 'changed',
      detail: `${values.name}: goal ${money(values.goalMinor)}${match}`,
    };
  });
}
