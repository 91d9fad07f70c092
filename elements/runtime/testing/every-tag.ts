/** The script of a page in a frame of a test: it defines every tag. */
import { tags } from 'virtual:haven-tags';
import '../../../checkout-widget/pay-widget.ts';

for (const load of Object.values(tags)) load();
