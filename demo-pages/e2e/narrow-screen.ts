import { NARROW_SCREEN } from '../../playwright.config.ts';
import { isWide } from '../../scripts/test/suite.mjs';
import { test } from './test.ts';

// Not a project of its own: each project gets workers of its own, and so further browsers.

/** A test on a narrow screen alone. */
export const onlyNarrow = test.extend(NARROW_SCREEN);

/** A test with the mark `NARROW_FIRST`: on a narrow screen in the main suite, on a wide one in the wide suite. */
export const narrowFirst = isWide ? test : onlyNarrow;
