import type { PlatformServices } from '../platform/index.ts';

/** What the pages for authors' and merchants' developers need beside what every room has. */
export interface DeveloperServices extends PlatformServices {
  /** Who may show the block preview in a frame, and the secret of signed addresses. */
  preview: { readonly origins: readonly string[]; readonly secret: string | undefined };
}
