/**
 * For files whose pages a trace would change, where E2E_TRACE asks for traces. Nothing otherwise: Playwright gives a
 * file with options of its own workers of its own, and so further browsers.
 */
export const UNTRACED = process.env['E2E_TRACE'] ? ({ trace: 'off' } as const) : {};
